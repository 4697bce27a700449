// Fetching over lines that break: one large file as a stream that goes on from where it broke off, and the many small ones.

/** How long a line may be silent before it counts as broken, ms. */
const SILENCE = 20_000;

/** How long to wait before each new try by itself, ms; after the last, the person is asked. */
const PAUSES = [500, 2_000, 5_000];

/**
 * The response to a fetch of `url`, whose body survives a broken line.
 *
 * @param {string} url of the file
 * @param {{raw: number, gzip: ?number, brotli: ?number}} size of it: as it is, and as it may travel
 * @param {(received: number, whole: number) => void} progress told after each piece, both in bytes as they travel
 * @param {(why: Error) => Promise<void>} ask called when the line stays broken; to be resolved when it is worth trying again
 * @returns {Response} of the type that WebAssembly compiles while it comes
 */
export function download(url, size, progress, ask) {
  let received = 0;
  let tries = 0;
  let reader = null;
  let whole = size.raw;
  let unwanted = false;

  async function open() {
    const response = await fetch(url, received ? { headers: { Range: `bytes=${received}-` } } : {});
    if (!response.ok) throw new Error(`${url}: the answer was ${response.status}`);
    // A part is never compressed, so the bytes of a part are bytes of the file; a whole answer is read over.
    let over = response.status === 206 ? 0 : received;
    if (received === 0) whole = travels(response, size);
    const source = response.body.getReader();
    return {
      cancel: () => source.cancel().catch(() => {}),
      async read() {
        for (;;) {
          const { done, value } = await source.read();
          if (done) return null;
          if (value.length > over) {
            const fresh = over ? value.subarray(over) : value;
            over = 0;
            return fresh;
          }
          over -= value.length;
        }
      },
    };
  }

  async function next() {
    reader ??= await open();
    const piece = await reader.read();
    if (piece === null && received !== size.raw) throw new Error(`${url}: ${received} of ${size.raw} bytes came`);
    return piece;
  }

  async function pull(controller) {
    for (;;) {
      try {
        const piece = await within(SILENCE, next());
        if (unwanted) return reader.cancel();
        tries = 0;
        if (piece === null) return controller.close();
        received += piece.length;
        progress((received / size.raw) * whole, whole);
        return controller.enqueue(piece);
      } catch (why) {
        if (unwanted) return null;
        reader?.cancel();
        reader = null;
        if (received > size.raw) return controller.error(why);
        if (tries < PAUSES.length) {
          await pause(PAUSES[tries]);
          tries += 1;
        } else {
          await ask(why);
          tries = 0;
        }
      }
    }
  }

  function cancel() {
    unwanted = true;
    return reader?.cancel();
  }

  // It begins now, not when the first byte is read.
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 1 });
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

/** How many of the game's small files are on their way. */
let coming = 0;

/** Whether any of the game's small files is on its way. */
export const isComing = () => coming > 0;

/**
 * Lets what the running game fetches survive a broken line: a file is asked for again by itself, and then the person is
 * asked. Without a sound the game is played all the same, so for one nobody is asked.
 *
 * @param {(why: Error) => Promise<void>} ask as for `download`
 */
export function mend(ask) {
  const plain = window.fetch.bind(window);

  /** To its end, since it may break off on the way. A slow line is no broken one: time runs out only where nothing comes. */
  async function whole(what) {
    const stop = new AbortController();
    try {
      const answer = await within(SILENCE, plain(what, { signal: stop.signal }));
      if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
      if (!answer.body) return answer;
      const reader = answer.body.getReader();
      const pieces = [];
      for (;;) {
        const { done, value } = await within(SILENCE, reader.read());
        if (done) break;
        pieces.push(value);
      }
      return new Response(new Blob(pieces), answer);
    } catch (why) {
      stop.abort();
      throw why;
    }
  }

  async function patiently(what) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await whole(what);
      } catch (why) {
        if (tries < PAUSES.length) await pause(PAUSES[tries]);
        else if (what.endsWith(".ogg")) throw why;
        else {
          await ask(new Error(`${what}: ${why.message}`));
          tries = -1;
        }
      }
    }
  }

  window.fetch = (what, options) => {
    if (options || typeof what !== "string" || !what.startsWith("assets/")) return plain(what, options);
    coming += 1;
    return patiently(what).finally(() => (coming -= 1));
  };
}

const pause = (time) => new Promise((done) => setTimeout(done, time));

/** How many bytes of an answer travel: what it says itself, else what the build knows of its encoding. */
function travels(response, size) {
  const said = Number(response.headers.get("content-length"));
  if (said > 0 && said <= size.raw) return said;
  const encoding = response.headers.get("content-encoding");
  return (encoding === "br" && size.brotli) || (encoding === "gzip" && size.gzip) || size.raw;
}

/** A promise that fails when `promise` takes longer than `time` ms. */
function within(time, promise) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`nothing came for ${time / 1000} s`)), time);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

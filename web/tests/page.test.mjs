// The page round the game: what is seen before it runs, when it cannot run, and how it shares the browser with it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { begin, close, end, listen, open, PATIENCE, shoot, shows, URL_OF_GAME } from "./support.mjs";
import { instant, play, played, pressable, TABLE } from "./table.mjs";

before(begin);
after(end);

const WASM = "**/right-bower_bg.wasm*";
const title = (page) => page.locator("#trouble-title").textContent();
const troubled = (page) => page.locator("#trouble").waitFor({ timeout: PATIENCE });

/** The facts of the build the page was laid out with. */
const build = (page) => page.evaluate(() => JSON.parse(document.getElementById("build").textContent));

test("the title is there before any script has run", async () => {
  const page = await open({ javaScriptEnabled: false });
  assert.equal(await page.locator(".sign title").textContent(), "Right Bower");
  assert.ok(await page.locator(".sign").isVisible());
  assert.match(await page.locator("noscript p").textContent(), /needs JavaScript/);
  // Nothing is on its way there.
  assert.ok(await page.locator("#doing").isHidden());
  await close(page);
});

test("megabytes are counted as they travel and the geese colour with them", async () => {
  const seen = [];
  const page = await open({}, async (page) => {
    await page.exposeFunction("seen", (words) => seen.push(words));
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const tell = () => window.seen([document.getElementById("megabytes").textContent, document.querySelectorAll(".goose.here").length]);
        new MutationObserver(tell).observe(document.getElementById("megabytes"), { childList: true, characterData: true, subtree: true });
      });
    });
  });
  await shows(page);
  const { wasm } = await build(page);
  const counted = seen.map(([words, here]) => ({ here, match: /^(\d+\.\d) of (\d+\.\d) MB · the first time only$/.exec(words) })).filter(({ match }) => match);
  assert.ok(counted.length >= 2, JSON.stringify(seen));
  const whole = (wasm.brotli / 1e6).toFixed(1);
  for (const { here, match } of counted) {
    assert.equal(match[2], whole);
    // The words are rounded to a tenth of a megabyte, the geese to a sixteenth.
    const part = Number(match[1]) / Number(whole);
    assert.ok(Math.abs(here - 16 * part) <= 1 + 1.6 / Number(whole), `${here} geese at ${part}`);
  }
  await close(page);
});

test("the game is compiled while it comes", async () => {
  const page = await open({}, (page) =>
    page.addInitScript(() => {
      const compile = WebAssembly.instantiateStreaming;
      window.begun = [];
      WebAssembly.instantiateStreaming = (answer, ...rest) => {
        window.begun.push(document.querySelectorAll(".goose.here").length);
        return compile(answer, ...rest);
      };
      WebAssembly.instantiate = WebAssembly.compile = () => Promise.reject(new Error("it was not compiled while it came"));
    }),
  );
  await shows(page);
  // Begun before the first sixteenth was there.
  assert.deepEqual(await page.evaluate(() => window.begun), [0]);
  await close(page);
});

test("without WebGL 2 the page says so, and offers to try again", async () => {
  const page = await open({}, (page) =>
    page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === "webgl2" ? null : get.call(this, kind, ...rest);
      };
    }),
  );
  await troubled(page);
  assert.equal(await title(page), "The lantern will not light");
  assert.match(await page.locator("#trouble-what").textContent(), /WebGL 2 is switched off or missing/);
  assert.match(await page.locator("#trouble-details").textContent(), /^no-webgl2 · build \d/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "again");
  await shoot(page, "trouble-no-webgl2");
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, "trouble-no-webgl2-tall");
  await close(page);
});

test("the page speaks the language of the browser, and then the one the game was set to", async () => {
  const spoken = (page) => page.evaluate(() => [document.documentElement.lang, ...["#trouble-title", "#trouble h2", "#again", "#copy", "#aside"].map((place) => document.querySelector(place).textContent)]);
  const page = await open({ locale: "lt-LT" }, (page) => page.route(WASM, (route) => route.fulfill({ status: 403 })));
  await troubled(page);
  const { WORDS } = await page.evaluate(() => import("./words.js"));
  const said = (language) => [language, WORDS[language].trouble.fetch[0], WORDS[language].can, WORDS[language].again, WORDS[language].copy, WORDS[language].aside];
  assert.deepEqual(await spoken(page), said("lt"));
  await shoot(page, "trouble-fetch-lt");
  await page.evaluate(() => localStorage.setItem("right-bower/settings", JSON.stringify({ version: 1, settings: { language: "de" } })));
  await page.reload();
  await troubled(page);
  assert.deepEqual(await spoken(page), said("de"));
  await close(page, /403/);
  // As many languages as the game has, and each says all there is to say.
  const locales = readdirSync(new URL("../../plugins/words/locales/", import.meta.url)).sort();
  assert.deepEqual(Object.keys(WORDS).sort(), locales);
  const shape = ({ trouble, ...words }) => [Object.keys(words), Object.entries(trouble).map(([kind, [title, what, can]]) => [kind, title !== "", what !== "", can.length])];
  for (const language of locales) {
    assert.deepEqual(shape(WORDS[language]), shape(WORDS.en), language);
    assert.match(WORDS[language].counted, /\{come\}.*\{whole\}/);
  }
});

test("a broken line is said in words, and trying again goes on to the game", async () => {
  let broken = true;
  const page = await open({}, (page) => page.route(WASM, (route) => (broken ? route.abort() : route.continue())));
  await troubled(page);
  assert.equal(await title(page), "The cards have not come");
  await shoot(page, "trouble-fetch");
  broken = false;
  await page.locator("#again").click();
  await shows(page);
  assert.ok(await page.locator("#trouble").isHidden());
  await close(page, /ERR_FAILED/);
});

test("a line that breaks in the middle goes on from where it broke", async () => {
  const ranges = [];
  const page = await open({}, async (page) => {
    // The first answer stops after a third; what is asked for then is the rest.
    await page.addInitScript(() => {
      const fetch = window.fetch;
      let first = true;
      window.fetch = async (url, options) => {
        const response = await fetch(url, options);
        if (!String(url).includes(".wasm") || !first) return response;
        first = false;
        let left = JSON.parse(document.getElementById("build").textContent).wasm.raw / 3;
        const cut = new TransformStream({
          transform(piece, controller) {
            left -= piece.length;
            if (left < 0) controller.error(new TypeError("Failed to fetch"));
            else controller.enqueue(piece);
          },
        });
        return new Response(response.body.pipeThrough(cut), response);
      };
    });
    page.on("request", (request) => request.url().includes(".wasm") && ranges.push(request.headers().range));
  });
  await shows(page);
  const { wasm } = await build(page);
  assert.equal(ranges.length, 2);
  assert.equal(ranges[0], undefined);
  const from = Number(/^bytes=(\d+)-$/.exec(ranges[1])[1]);
  assert.ok(from > 0 && from <= wasm.raw / 3, `${from} of ${wasm.raw}`);
  assert.ok(await page.locator("#trouble").isHidden());
  await close(page);
});

test("a picture that does not come is asked for again, by itself and then by the person", async () => {
  const SHEET = /assets\/baked\/scene[^/]*\.png$/;
  let asked = 0;
  // Five times the line is broken: four tries of its own, and one after the first press.
  const page = await open({}, (page) => page.route(SHEET, (route) => ((asked += 1) <= 5 ? route.abort() : route.continue())));
  await troubled(page);
  assert.equal(asked, 4);
  assert.equal(await title(page), "The cards have not come");
  assert.match(await page.locator("#trouble-details").textContent(), /^fetch · .*assets\/baked\/scene/);
  await page.locator("#again").click();
  await shows(page);
  assert.equal(asked, 6);
  assert.ok(await page.locator("#trouble").isHidden());
  await close(page, /ERR_FAILED/);
});

test("without a sound the game is played all the same", async () => {
  const page = await open({}, (page) => page.route("**/*.ogg", (route) => route.abort()));
  await shows(page);
  // Longer than the page asks for a sound by itself.
  await page.waitForTimeout(9_000);
  assert.ok(await page.locator("#trouble").isHidden());
  // The engine tells of each, without saying which.
  await close(page, /ERR_FAILED|sound\/\w+|I\/O error while loading asset/);
});

test("where even the page's own script does not come, it says so without one", async () => {
  let broken = true;
  const page = await open({}, (page) => page.route("**/frame.js", (route) => (broken ? route.abort() : route.continue())));
  await page.locator("#broken").waitFor({ timeout: PATIENCE });
  assert.ok(await page.locator(".sign").isVisible());
  assert.equal(await page.locator(".goose:visible").count(), 16);
  await shoot(page, "trouble-no-script");
  broken = false;
  await page.locator("#broken a").click();
  await shows(page);
  await close(page, /ERR_FAILED/);
});

test("no memory is told from a broken line and from a mistake", async () => {
  const page = await open({}, (page) =>
    page.addInitScript(() => {
      WebAssembly.instantiateStreaming = () => Promise.reject(new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance"));
    }),
  );
  await troubled(page);
  assert.equal(await title(page), "The barn is full");
  await close(page);
});

test("no memory for pictures is said as the game tells of it", async () => {
  const page = await open();
  await shows(page);
  await page.evaluate(() => (document.documentElement.dataset.trouble = "memory"));
  await troubled(page);
  assert.equal(await title(page), "The barn is full");
  await close(page);
});

test("a lost graphics context is explained, and trying again brings the game back", async () => {
  const page = await open();
  await shows(page);
  await page.evaluate(() => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await troubled(page);
  assert.equal(await title(page), "The lantern went out");
  await shoot(page, "trouble-lost");
  const again = page.waitForNavigation();
  await page.locator("#again").click();
  await again;
  await shows(page);
  assert.ok(await page.locator("#trouble").isHidden());
  await close(page);
});

test("where storage is forbidden the page of trouble does not promise that games are safe", async () => {
  const page = await open({}, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await page.route(WASM, (route) => route.fulfill({ status: 403 }));
  });
  await troubled(page);
  assert.match(await page.locator("#trouble-safe").textContent(), /cannot be brought back/);
  await close(page, /403/);
});

test("the canvas has the focus on load and after every press, and keeps only the game's keys", async () => {
  const page = await open();
  await shows(page);
  const focused = () => page.evaluate(() => document.activeElement.id);
  assert.equal(await focused(), "game");
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(5, 5);
  assert.equal(await focused(), "game");
  const kept = await page.evaluate(() => {
    const keeps = (key, options = {}) => !document.getElementById("game").dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...options }));
    return { F5: keeps("F5"), F12: keeps("F12"), F11: keeps("F11"), Tab: keeps("Tab"), reload: keeps("r", { ctrlKey: true }), back: keeps("ArrowLeft", { altKey: true }), up: keeps("ArrowUp"), space: keeps(" ") };
  });
  assert.deepEqual(kept, { F5: false, F12: false, F11: false, Tab: false, reload: false, back: false, up: true, space: true });
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById("game")).touchAction), "none");
  await close(page);
});

test("Tab leaves the game for what follows its frame", async () => {
  const around = `<body style="margin:0"><iframe src="${URL_OF_GAME}" width="960" height="600" style="border:0"></iframe><button id="after">After</button>`;
  const page = await open({}, (page) => page.route("**/around", (route) => route.fulfill({ contentType: "text/html", body: around })), `${URL_OF_GAME}around`);
  const frame = page.frames()[1] ?? (await page.waitForEvent("frameattached"));
  await frame.waitForFunction(() => Boolean(document.documentElement.dataset.screen), null, { timeout: PATIENCE });
  await page.mouse.click(5, 5);
  assert.equal(await frame.evaluate(() => document.hasFocus() && document.activeElement.id), "game");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "after");
  await close(page);
});

test("Alt and Enter fill the screen, and leave it again", async () => {
  const page = await open();
  await shows(page);
  const fills = (filled) => page.waitForFunction((filled) => (document.fullscreenElement?.id === "game") === filled, filled, { timeout: PATIENCE });
  await page.mouse.click(5, 5);
  await page.keyboard.press("Alt+Enter");
  await fills(true);
  // A key that is pressed while the game still takes over its new size may be lost with the focus.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await page.evaluate(() => document.hasFocus() && document.activeElement.id), "game");
  await page.keyboard.press("Alt+Enter");
  await fills(false);
  await close(page);
});

test("what a keyboard on the screen types comes to the game as keys", async () => {
  const page = await open();
  await shows(page);
  await page.evaluate(() => {
    window.keys = [];
    document.getElementById("game").addEventListener("keydown", ({ key }) => window.keys.push(key));
    const field = document.getElementById("egui_text_agent");
    field.hidden = false;
    field.focus();
  });
  // Such a keyboard writes text and says nothing of keys; one with keys says both.
  await page.keyboard.insertText("Bär");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  assert.deepEqual(await page.evaluate(() => window.keys), ["B", "ä", "r", "Backspace", "Enter"]);
  await page.evaluate(() => document.getElementById("egui_text_agent").blur());
  assert.equal(await page.evaluate(() => document.activeElement.id), "game");
  await close(page);
});

test("sound waits for the first press of any kind, and is silent while the page is hidden", async () => {
  let first;
  const page = await open({ hasTouch: true }, async (page) => {
    // A test that looks into the page counts as a press there, so the page says itself how it began.
    first = page.waitForEvent("console", { predicate: (message) => message.text().startsWith("began "), timeout: PATIENCE });
    await page.addInitScript(listen);
    await page.addInitScript(() => {
      const began = () => document.documentElement?.dataset.screen && console.log(`began ${window.heard.map((context) => context.state)}`) === undefined;
      const look = setInterval(() => began() && clearInterval(look), 500);
    });
  });
  assert.equal((await first).text(), "began suspended");
  const all = (state) => page.waitForFunction((state) => window.heard.length > 0 && window.heard.every((context) => context.state === state), state, { timeout: PATIENCE });
  const presses = [() => page.mouse.click(5, 5), () => page.keyboard.press("ArrowLeft"), () => page.touchscreen.tap(5, 5)];
  for (const press of presses) {
    await press();
    await all("running");
    // As a browser stops it by itself, when another program takes the speakers.
    await page.evaluate(() => Promise.all(window.heard.map((context) => context.suspend())));
    await all("suspended");
  }
  await presses[0]();
  await all("running");
  const hide = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await all("suspended");
  await hide(false);
  await all("running");
  await close(page);
});

test("after the first visit the game is played without a line", async () => {
  const page = await open({}, instant);
  await shows(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length === 1 && (await navigator.serviceWorker.getRegistration()).active?.state === "activated", null, { timeout: PATIENCE });
  // As the page asked for it, or it would travel twice.
  const kept = await page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => /right-bower[^/]*$/.test(pathname)).map(({ search }) => search));
  assert.deepEqual(kept, Array(2).fill(`?${(await build(page)).build}`));
  await page.context().setOffline(true);
  await page.reload();
  await shows(page);
  await shoot(page, "offline");
  await page.goto(TABLE);
  await shows(page, "table");
  const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 1);
  assert.equal(played(told).length, 1);
  assert.ok(await page.locator("#trouble").isHidden());
  await shoot(page, "offline-table");
  await close(page);
});

test("it can be installed: a manifest without a fault, and icons of the sizes it names", async () => {
  const page = await open();
  await shows(page);
  const { manifest, icons } = await page.evaluate(async () => {
    const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
    const size = async ({ src }) => {
      const icon = new Image();
      icon.src = src;
      await icon.decode();
      return `${icon.naturalWidth}x${icon.naturalHeight}`;
    };
    return { manifest, icons: await Promise.all(manifest.icons.filter(({ sizes }) => sizes !== "any").map(size)) };
  });
  assert.deepEqual(icons, manifest.icons.map(({ sizes }) => sizes).filter((sizes) => sizes !== "any"));
  assert.ok(manifest.icons.some(({ purpose, sizes }) => purpose === "maskable" && sizes === "512x512"));
  const browser = await page.context().newCDPSession(page);
  assert.deepEqual((await browser.send("Page.getAppManifest")).errors, []);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A window for a test is a private one, where nothing can be installed.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  await close(page);
});

test("below any folder of a server the game finds its files there", async () => {
  const folder = `${URL_OF_GAME}html/17/`;
  const strays = [];
  const page = await open(
    // What a service worker asks for does not come by here, and there is nothing in that folder.
    { serviceWorkers: "block" },
    (page) =>
      page.route("**/*", async (route) => {
        const url = route.request().url();
        if (!url.startsWith(folder)) {
          strays.push(url);
          return route.abort();
        }
        return route.fulfill({ response: await route.fetch({ url: url.replace(folder, URL_OF_GAME) }) });
      }),
    folder,
  );
  await shows(page);
  assert.deepEqual(strays, []);
  await close(page);
});

test("the faces that travel draw every sentence as the whole faces do", async () => {
  const root = new URL("../../", import.meta.url);
  const locales = new URL("plugins/words/locales/", root);
  const lines = readdirSync(locales, { recursive: true })
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => readFileSync(new URL(name, locales), "utf8").split("\n"))
    .filter((line) => line && !line.startsWith("#"));
  assert.ok(lines.length > 1000, String(lines.length));
  const typed = ["Ångström Žižek Łódź Şahin Ğ ß ẞ", "Ελένη Παπαδοπούλου Ώρα", "Наталья Щукина Ђорђе Їжак Ґ", "0123456789 ½ × ± € „“”‘’‚«»‹› – — … · • † ‰ ™ → −"];
  // Beside the game, so that nothing else is drawn there.
  const page = await open({}, (page) => page.route("**/letters", (route) => route.fulfill({ contentType: "text/html", body: "<p>" })), `${URL_OF_GAME}letters`);
  for (const face of ["Semibold", "Bold", "Italic"]) {
    const name = `LibertinusSerif-${face}.otf`;
    const whole = readFileSync(new URL(`assets/fonts/${name}`, root)).toString("base64");
    const differ = await page.evaluate(
      async ({ lines, name, whole }) => {
        const load = async (family, source) => document.fonts.add(await new FontFace(family, source).load());
        await load("whole", `url(data:font/otf;base64,${whole})`);
        await load("travels", `url(assets/fonts/${name})`);
        const canvas = new OffscreenCanvas(600, 24);
        const pen = canvas.getContext("2d", { willReadFrequently: true });
        const drawn = (family, line) => {
          pen.clearRect(0, 0, 600, 24);
          pen.font = `14px ${family}`;
          pen.fillText(line, 2, 18);
          return new Uint32Array(pen.getImageData(0, 0, 600, 24).data.buffer);
        };
        return lines.filter((line) => {
          const [a, b] = [drawn("whole", line), drawn("travels", line)];
          return a.some((value, at) => value !== b[at]);
        });
      },
      { lines: [...new Set([...lines, ...typed])], name, whole },
    );
    assert.deepEqual(differ, [], face);
  }
  await close(page);
});

test("in another page's frame, shut in a sandbox, the game starts and installs nothing", async () => {
  const frame = `<body style="margin:0;background:#444"><iframe src="${URL_OF_GAME}" width="960" height="600" style="border:0" sandbox="allow-scripts" allow="autoplay; fullscreen; gamepad"></iframe>`;
  const page = await open({ viewport: { width: 1000, height: 640 } }, (page) => page.route("**/embedding-page", (route) => route.fulfill({ contentType: "text/html", body: frame })), `${URL_OF_GAME}embedding-page`);
  const inner = page.frames()[1] ?? (await page.waitForEvent("frameattached"));
  await inner.waitForFunction(() => Boolean(document.documentElement.dataset.screen), null, { timeout: PATIENCE });
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.deepEqual(await inner.evaluate(() => [innerWidth, innerHeight, document.getElementById("game").clientWidth]), [960, 600, 960]);
  await shoot(page, "frame-960x600");
  await close(page);
});

for (const [width, height, ratio] of [[1280, 720, 1], [1280, 720, 1.25], [1024, 768, 2], [390, 844, 3], [844, 390, 2], [360, 640, 3]]) {
  test(`the canvas fills ${width} by ${height} with its own pixels at a ratio of ${ratio}`, async () => {
    const page = await open({ viewport: { width, height }, deviceScaleFactor: ratio });
    await shows(page);
    const filled = ([width, height, ratio]) => {
      const canvas = document.getElementById("game");
      const box = canvas.getBoundingClientRect();
      const near = (a, b) => Math.abs(a - b) <= 1;
      return near(box.width, width) && near(box.height, height) && near(canvas.width, width * ratio) && near(canvas.height, height * ratio);
    };
    await page.waitForFunction(filled, [width, height, ratio], { timeout: PATIENCE });
    await shoot(page, `fills-${width}x${height}@${ratio}`);
    // Turned, as a phone is.
    await page.setViewportSize({ width: height, height: width });
    await page.waitForFunction(filled, [height, width, ratio], { timeout: PATIENCE });
    await close(page);
  });
}

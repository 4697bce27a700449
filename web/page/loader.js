// Brings the game to the page: looks whether it can run, fetches it while it compiles, starts it, and gets out of the way.

import { download, isComing, mend } from "./download.js";
import { calmPads, canDraw, letType, settle } from "./frame.js";
import { watchSound } from "./sound.js";
import { GO_ON, kindOf, tell } from "./trouble.js";
import { language, speak, words } from "./words.js";

const canvas = document.getElementById("game");
const build = JSON.parse(document.getElementById("build").textContent);
const geese = [...document.querySelectorAll(".goose")];

/** winit leaves the start of the program by throwing this; nothing is wrong. */
const NO_ERROR = /exceptions for control flow/;

/** How long the game may do nothing that can be seen before the page shows it all the same, ms. */
const PATIENCE = 20_000;

/** What keeps the page for playing without a line. A frame in a sandbox throws at the question. */
function worker() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

function say(doing, megabytes = "") {
  document.getElementById("doing").textContent = doing;
  document.getElementById("megabytes").textContent = megabytes || "\u00a0";
}

function progress(received, whole) {
  const part = received / whole;
  const megabytes = (bytes) => (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const counted = words.counted.replace("{come}", megabytes(received)).replace("{whole}", megabytes(whole));
  const once = worker()?.controller ? "" : ` · ${words.once}`;
  geese.forEach((goose, at) => goose.classList.toggle("here", at + 1 <= geese.length * part + 1e-9));
  document.getElementById("progress").setAttribute("aria-valuenow", Math.floor(part * 100));
  say(received < whole ? words.fetching : words.shuffling, counted + once);
}

/** The game says which screen it shows in an attribute of the page; the first one ends the loading. */
function firstScreen() {
  const page = document.documentElement;
  return new Promise((done) => {
    let idle = 0;
    const timer = setInterval(() => {
      idle = isComing() ? 0 : idle + 1000;
      if (idle >= PATIENCE) end();
    }, 1000);
    const end = () => {
      clearInterval(timer);
      watcher.disconnect();
      done();
    };
    const look = () => page.dataset.screen && end();
    const watcher = new MutationObserver(look);
    watcher.observe(page, { attributes: true, attributeFilter: ["data-screen"] });
    look();
  });
}

/** One page of trouble is shown for all files that are missing. */
let asking = null;
function ask(why) {
  asking ??= new Promise((again) => tell("fetch", why, build, again)).finally(() => (asking = null));
  return asking;
}

function uncover() {
  const loading = document.getElementById("loading");
  loading.classList.add("gone");
  setTimeout(() => (loading.hidden = true), 400);
  canvas.focus({ preventScroll: true });
}

/** Playing without a line after the first visit. Not inside another page's frame: there it is that page's to say. */
function stay() {
  if (window.top === window) worker()?.register("sw.js").catch(() => {});
}

async function start() {
  speak();
  if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) return tell("no-wasm", null, build);
  // Both are on their way while the browser makes ready to draw, which it is asked for now since it takes its time.
  const glue = import(`./right-bower.js?${build.build}`);
  const game = download(`right-bower_bg.wasm?${build.build}`, build.wasm, progress, ask);
  if (!canDraw(canvas)) {
    glue.catch(() => {});
    game.body.cancel();
    return tell("no-webgl2", null, build);
  }
  watchSound();
  settle(canvas);
  calmPads();
  letType(document.getElementById("egui_text_agent"), canvas);
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    tell("lost", null, build);
  });
  // The game writes it when it can draw no more.
  const failing = new MutationObserver(() => tell(document.documentElement.dataset.trouble, null, build));
  failing.observe(document.documentElement, { attributes: true, attributeFilter: ["data-trouble"] });
  window.addEventListener("error", ({ error, message }) => {
    if (!NO_ERROR.test(message) && error instanceof WebAssembly.RuntimeError) tell(kindOf(error), error, build);
  });

  mend(ask);
  try {
    await (await glue).default({ module_or_path: game });
  } catch (why) {
    if (!NO_ERROR.test(why?.message ?? why)) throw why;
  }
  say(words.laying);
  await firstScreen();
  // Once is enough: who loads the page anew later comes to the title.
  if (location.hash === GO_ON) history.replaceState(null, "", location.pathname + location.search);
  uncover();
  stay();
}

start().catch((why) => tell(kindOf(why), why, build));

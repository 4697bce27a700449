// What every browser test starts from: the served game in a page, and everything that goes wrong there.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { launch } from "../tools/browser.mjs";

/** Where `cargo verify` serves the game. */
export const URL_OF_GAME = process.env.BOWER_URL ?? "http://127.0.0.1:8080/";

/** Where screenshots are kept, to be opened and judged. */
export const SHOTS = new URL("../../artefacts/web/", import.meta.url).pathname;

/** How long anything may take while the processor draws and other work goes on, ms. */
export const PATIENCE = 120_000;

/** A browser for each ratio of pixels: what is only emulated the canvas is not told of. */
const browsers = new Map();

/** Makes ready, once a file. */
export async function begin() {
  mkdirSync(SHOTS, { recursive: true });
}

/** Ends the browsers. */
export async function end() {
  for (const browser of browsers.values()) await (await browser).close();
}

function browser(ratio) {
  if (!browsers.has(ratio)) browsers.set(ratio, launch([`--force-device-scale-factor=${ratio}`]));
  return browsers.get(ratio);
}

/**
 * A page of its own, with nothing kept from any other.
 *
 * @param {object} options for the context, such as `viewport`, `deviceScaleFactor`, `hasTouch`
 * @param {(page: object) => Promise<void>} [before] done before anything is loaded
 * @param {string} [url] another page than the game's
 * @returns the page, with `faults`: what the console and the page complained of
 */
export async function open(options = {}, before = async () => {}, url = URL_OF_GAME) {
  const context = await (await browser(options.deviceScaleFactor ?? 1)).newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.faults = [];
  // The engine writes its errors as plain lines.
  page.on("console", (message) => (message.type() === "error" || message.text().startsWith("%cERROR")) && page.faults.push(message.text()));
  page.on("pageerror", (error) => /exceptions for control flow/.test(error.message) || page.faults.push(error.message));
  await before(page);
  await page.goto(url);
  return page;
}

/** For a page before anything is loaded: what is to sound there is kept in `window.heard`. */
export function listen() {
  const Context = window.AudioContext;
  window.heard = [];
  window.AudioContext = class extends Context {
    constructor(...options) {
      super(...options);
      window.heard.push(this);
    }
  };
}

/** Waits until the game shows a screen: any, or the one named. */
export function shows(page, screen) {
  const on = (wanted) => (wanted ? document.documentElement.dataset.screen === wanted : Boolean(document.documentElement.dataset.screen));
  return page.waitForFunction(on, screen, { timeout: PATIENCE });
}

/** Keeps a picture of the page. Of one that has only just come the browser cannot always take it at once. */
export async function shoot(page, name) {
  const take = () => page.screenshot({ path: `${SHOTS}${name}.png`, timeout: PATIENCE });
  await take().catch(() => page.waitForTimeout(2_000).then(take));
}

/**
 * Closes a page and all it kept. Nothing may have been complained of there, but for what the test itself broke.
 *
 * @param {object} page as `open` gave it
 * @param {RegExp} [expected] complaints the test has brought about
 */
export async function close(page, expected) {
  assert.deepEqual(page.faults.filter((fault) => !expected?.test(fault)), []);
  // What is still on its way through a route of the test's is nobody's fault once the page goes.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
}

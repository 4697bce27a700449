// A tab that can really be hidden. Playwright tells every page that it is looked at, whatever lies over it; here the
// browser is spoken to directly, and another tab in front of the game's is what it is for a player: no frame is drawn, and
// timers ring once a second.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WORDS, whereabouts } from "../tools/browser.mjs";
import { PATIENCE, SHOTS } from "./support.mjs";

/**
 * Opens a page in the front tab of a browser of its own.
 *
 * @param {string} url of the page
 * @param {() => void} [first] done in the page before anything of its own
 * @returns what can be done there: `evaluate` and `waitForFunction` as Playwright has them, `click`, `hide`, `show`,
 *   `shoot`, `close`; and `faults`, what the console and the page complained of
 */
export async function openTab(url, first = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), "right-bower-tab-"));
  const words = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${folder}`, "--window-size=960,600", ...WORDS, "about:blank"];
  const browser = spawn(whereabouts(), words, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [, , , ask, answers] = browser.stdio;
  const waiting = new Map();
  const faults = [];
  const text = (value) => value.value ?? value.description ?? "";
  const TOLD = {
    "Runtime.consoleAPICalled": ({ type, args }) => (type === "error" || String(text(args[0] ?? {})).startsWith("%cERROR")) && faults.push(args.map(text).join(" ")),
    "Runtime.exceptionThrown": ({ exceptionDetails: { exception, text } }) => /exceptions for control flow/.test(exception?.description ?? text) || faults.push(exception?.description ?? text),
    "Log.entryAdded": ({ entry }) => entry.level === "error" && faults.push(entry.text),
  };

  let count = 0;
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((done, fail) => {
      count += 1;
      waiting.set(count, { done, fail });
      ask.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  let begun = "";
  answers.setEncoding("utf8").on("data", (piece) => {
    const said = (begun + piece).split("\0");
    begun = said.pop();
    for (const { id, method, params, result, error } of said.map(JSON.parse)) {
      if (!id) TOLD[method]?.(params);
      else if (error) waiting.get(id).fail(new Error(error.message));
      else waiting.get(id).done(result);
      waiting.delete(id);
    }
  });

  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "page");
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const say = (method, params) => send(method, params, sessionId);
  for (const domain of ["Runtime", "Log", "Page"]) await say(`${domain}.enable`);
  await say("Emulation.setDeviceMetricsOverride", { width: 960, height: 600, deviceScaleFactor: 1, mobile: false });

  async function evaluate(action, given) {
    const expression = `(${action})(${JSON.stringify(given)})`;
    const { result, exceptionDetails } = await say("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async function waitForFunction(action, given, { timeout = PATIENCE } = {}) {
    for (const start = performance.now(); performance.now() - start < timeout; await pause(100)) {
      // While a page is being loaded there is nothing to ask.
      const found = await evaluate(action, given).catch(() => null);
      if (found) return { jsonValue: () => found };
    }
    throw new Error(`not within ${timeout} ms: ${action}`);
  }

  const mouse = (type, x, y) => say("Input.dispatchMouseEvent", { type, x, y, button: type === "mouseMoved" ? "none" : "left", clickCount: type === "mouseMoved" ? 0 : 1 });
  await say("Page.addScriptToEvaluateOnNewDocument", { source: `(${first})()` });
  await say("Page.navigate", { url });
  return {
    faults,
    evaluate,
    waitForFunction,
    async click(x, y) {
      for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) await mouse(type, x, y);
    },
    async hide() {
      const other = await send("Target.createTarget", { url: "about:blank" });
      await send("Target.activateTarget", other);
    },
    show: () => send("Target.activateTarget", { targetId }),
    async shoot(name) {
      const { data } = await say("Page.captureScreenshot");
      writeFileSync(`${SHOTS}${name}.png`, Buffer.from(data, "base64"));
    },
    async close() {
      await send("Browser.close").catch(() => {});
      await new Promise((done) => (browser.exitCode === null ? browser.once("exit", done) : done()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const pause = (time) => new Promise((done) => setTimeout(done, time));

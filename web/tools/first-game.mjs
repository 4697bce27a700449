// node web/tools/first-game.mjs ADDRESS [BUDGET]: on a first visit, how long the first card takes to the table, and how
// many bytes a first game loads: until nothing more has been asked for, every sound of the table included. Fails over
// the budget of bytes.

import { launch } from "./browser.mjs";

/** Nothing more is coming when nothing has come for so long, ms. */
const QUIET = 3_000;

const [address, budget] = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const network = await page.context().newCDPSession(page);
const files = new Map();
const coming = new Set();
let last = performance.now();
await network.send("Network.enable");
network.on("Network.requestWillBeSent", ({ requestId }) => coming.add(requestId));
network.on("Network.responseReceived", ({ requestId, response }) => files.set(requestId, { name: new URL(response.url).pathname, bytes: 0 }));
network.on("Network.loadingFailed", ({ requestId }) => coming.delete(requestId));
network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
  last = performance.now();
  coming.delete(requestId);
  if (files.has(requestId)) files.get(requestId).bytes = encodedDataLength;
});

const start = performance.now();
await page.goto(`${address}?preset=euchre&seed=7`);
await page.waitForFunction(() => Number(document.documentElement.dataset.cards) > 0, null, { timeout: 120_000 });
const seconds = (performance.now() - start) / 1000;
while (coming.size > 0 || performance.now() - last < QUIET) await new Promise((done) => setTimeout(done, 200));
await browser.close();

const sorted = [...files.values()].sort((a, b) => b.bytes - a.bytes);
const bytes = sorted.reduce((sum, file) => sum + file.bytes, 0);
const row = (bytes, words) => console.log(`${String(bytes).padStart(10)}  ${words}`);
for (const file of sorted.filter((file) => file.bytes > 50_000)) row(file.bytes, file.name);
const wasm = sorted.find((file) => file.name.endsWith(".wasm"))?.bytes ?? 0;
row(bytes - wasm, `bytes besides the WebAssembly`);
row(bytes, `bytes in ${files.size} files; the first card lay on the table after ${seconds.toFixed(1)} s`);
if (budget && bytes > Number(budget)) {
  console.error(`A first game loads ${bytes} bytes, ${bytes - budget} over its budget of ${budget}.`);
  process.exit(1);
}

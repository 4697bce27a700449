// node web/tools/first-game.mjs ADDRESS [BUDGET]: how long the first card takes to the table and how many bytes travel
// until then, on a first visit. Fails over the budget of bytes.

import { launch } from "./browser.mjs";

const [address, budget] = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const network = await page.context().newCDPSession(page);
let bytes = 0;
const files = new Map();
await network.send("Network.enable");
network.on("Network.responseReceived", ({ requestId, response }) => files.set(requestId, { name: new URL(response.url).pathname, bytes: 0 }));
network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
  bytes += encodedDataLength;
  if (files.has(requestId)) files.get(requestId).bytes = encodedDataLength;
});

const start = performance.now();
await page.goto(`${address}?preset=euchre&seed=7`);
await page.waitForFunction(() => Number(document.documentElement.dataset.cards) > 0, null, { timeout: 120_000 });
const seconds = (performance.now() - start) / 1000;
await browser.close();

const large = [...files.values()].sort((a, b) => b.bytes - a.bytes).filter((file) => file.bytes > 50_000);
for (const file of large) console.log(`${String(file.bytes).padStart(10)}  ${file.name}`);
console.log(`${String(bytes).padStart(10)}  bytes in ${files.size} files; the first card lay on the table after ${seconds.toFixed(1)} s`);
if (budget && bytes > Number(budget)) {
  console.error(`A first game loads ${bytes} bytes, ${bytes - budget} over its budget of ${budget}.`);
  process.exit(1);
}

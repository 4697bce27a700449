// node web/tools/icons.mjs: draws the icons of the page from web/page/icons/icon.svg.

import { readFileSync } from "node:fs";
import { launch } from "./browser.mjs";

const folder = new URL("../page/icons/", import.meta.url);
const svg = readFileSync(new URL("icon.svg", folder), "utf8");

// A maskable icon may lose a tenth on every side, so its picture stands smaller on the barn's red.
const ICONS = [
  ["icon-192.png", 192, 192, "transparent"],
  ["icon-512.png", 512, 512, "transparent"],
  ["maskable-512.png", 512, 410, "#7c1d16"],
];

const browser = await launch();
for (const [name, size, drawn, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(`<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh"><img src="${picture}" width="${drawn}" height="${drawn}">`);
  await page.locator("img").evaluate((img) => img.decode());
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: ground === "transparent" });
}
await browser.close();

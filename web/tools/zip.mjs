// node web/tools/zip.mjs FOLDER ARCHIVE: packs a page as itch.io takes it, index.html at its root.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

const [folder, archive] = process.argv.slice(2);
const packed = /\.(png|ogg|webp)$/;
// The same page makes the same archive, whenever it is packed.
const mtime = new Date("2000-01-01T00:00:00");

const names = readdirSync(folder, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => statSync(join(folder, name)).isFile() && !/\.(gz|br)$/.test(name))
  .sort();
if (!names.includes("index.html")) throw new Error(`${folder} has no index.html`);

const files = Object.fromEntries(names.map((name) => [name, [readFileSync(join(folder, name)), { level: packed.test(name) ? 0 : 9, mtime }]]));
writeFileSync(archive, zipSync(files));
console.log(`${archive}: ${names.length} files, ${statSync(archive).size} bytes`);

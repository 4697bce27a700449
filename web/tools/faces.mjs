// node web/tools/faces.mjs FOLDER: cuts the faces in a folder down to the letters a player can read or type, and to what
// shapes words by itself. Whole, they hold small capitals, swashes and the alphabets of scholars, four fifths of the file.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

/** First and last letter of what is kept whatever the words say, since names are typed: Latin, Greek, Cyrillic, signs. */
const KEPT = [[0x20, 0x7e], [0xa0, 0x17f], [0x218, 0x21b], [0x2c6, 0x2dd], [0x386, 0x3ce], [0x400, 0x45f], [0x490, 0x491], [0x1e9e, 0x1e9e], [0x2010, 0x203a], [0x20ac, 0x20ac], [0x2122, 0x2122], [0x2190, 0x2193], [0x2212, 0x2212]];

/** What is done to words without being asked for: kerning, ligatures, marks. */
const SHAPING = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"];

/** Copyright and licence, which every copy carries. */
const NAMES = [0, 13, 14];

const words = new URL("../../plugins/words/locales/", import.meta.url);
const sentences = readdirSync(words, { recursive: true })
  .filter((name) => name.endsWith(".ftl"))
  .sort()
  .map((name) => readFileSync(new URL(name.replaceAll("\\", "/"), words), "utf8"));
const letters = KEPT.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)));
const text = [...new Set([...letters, ...sentences.join("")])].join("");

const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder).filter((name) => name.endsWith(".otf"))) {
  const path = join(folder, name);
  const cut = await subset(readFileSync(path), text, { targetFormat: "sfnt", keepFeatures: SHAPING, preserveNameIds: NAMES });
  writeFileSync(path, cut);
}

// node web/tools/weigh.mjs WASM: what weighs in a WebAssembly that still has the names of its functions, crate by crate:
// `$CARGO_TARGET_DIR/web/wasm32-unknown-unknown/web/right-bower.wasm` after a small build.

import { readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const bytes = readFileSync(file);
let at = 8;

function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
}

const text = () => {
  const length = number();
  at += length;
  return bytes.toString("utf8", at - length, at);
};

const SECTIONS = ["custom", "type", "import", "function", "table", "memory", "global", "export", "start", "element", "code", "data", "count of data", "tag"];
const sections = [];
const sizes = [];
const names = new Map();
let imported = 0;

while (at < bytes.length) {
  const kind = bytes[at++];
  const length = number();
  const end = at + length;
  const name = kind === 0 ? text() : SECTIONS[kind];
  sections.push([name, length]);
  if (kind === 2) {
    for (let count = number(); count > 0; count -= 1) {
      text();
      text();
      const what = bytes[at++];
      if (what === 0) {
        imported += 1;
        number();
      } else if (what === 3) at += 2;
      else {
        if (what === 1) at += 1;
        const limits = bytes[at++];
        number();
        if (limits & 1) number();
      }
    }
  } else if (kind === 10) {
    for (let count = number(); count > 0; count -= 1) {
      const size = number();
      sizes.push(size);
      at += size;
    }
  } else if (name === "name") {
    while (at < end) {
      const part = bytes[at++];
      const stop = number() + at;
      if (part === 1) for (let count = number(); count > 0; count -= 1) names.set(number(), text());
      at = stop;
    }
  }
  at = end;
}

/** The crate a function was written in, out of its mangled name: the first `C` with the length of what follows. */
function owner(name) {
  const crate = /C(?:s[0-9A-Za-z]*_)?(\d+)_?/.exec(name) ?? /^_ZN(?:\d+_\$LT\$)?(\d+)/.exec(name);
  if (!/^_(R|ZN)/.test(name) || !crate) return name;
  const start = crate.index + crate[0].length;
  return name.slice(start, start + Number(crate[1]));
}

const weights = new Map();
sizes.forEach((size, index) => {
  const whose = owner(names.get(index + imported) ?? "(no name)");
  const sum = weights.get(whose) ?? { size: 0, count: 0 };
  weights.set(whose, { size: sum.size + size, count: sum.count + 1 });
});
const row = (size, name, count = "") => console.log(`${String(size).padStart(10)}  ${name}${count}`);
for (const [name, length] of sections) row(length, name);
console.log();
const sorted = [...weights].sort(([, a], [, b]) => b.size - a.size);
for (const [name, { size, count }] of sorted.slice(0, 60)) row(size, name, ` in ${count} functions`);

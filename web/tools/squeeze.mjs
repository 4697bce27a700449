// node web/tools/squeeze.mjs best|quick FOLDER FILE…: writes FILE.gz and FILE.br beside each file.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [effort, folder, ...files] = process.argv.slice(2);
const level = { best: { gzip: 9, brotli: 11 }, quick: { gzip: 6, brotli: 5 } }[effort];

for (const file of files) {
  const bytes = readFileSync(join(folder, file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: level.gzip }));
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
}

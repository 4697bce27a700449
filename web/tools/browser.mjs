// Debian's Chromium, or one like it, driven by playwright-core: no download of a browser.

import { accessSync } from "node:fs";
import { chromium } from "playwright-core";

const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Without a graphics card the processor draws, through SwiftShader; nothing is asked of the network. */
export const WORDS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=document-user-activation-required",
];

/** Where the browser is. */
export function whereabouts() {
  const place = PLACES.find((place) => {
    try {
      accessSync(place);
      return true;
    } catch {
      return false;
    }
  });
  if (!place) throw new Error("Chromium is not here: set CHROMIUM to where it is");
  return place;
}

/**
 * Starts the browser without a window.
 *
 * @param {string[]} words more of its options
 */
export function launch(words = []) {
  return chromium.launch({ executablePath: whereabouts(), args: [...WORDS, ...words], ignoreDefaultArgs: ["--mute-audio"] });
}

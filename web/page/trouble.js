// What can go wrong, in words: what it is, what can be done, and that the games are safe.

import { words } from "./words.js";

/** In the address it tells the game to go on with the match that was left. */
export const GO_ON = "#go-on";

let shown = null;

/**
 * Which kind of trouble an error is.
 *
 * @param {unknown} why what was thrown
 * @returns {string} a key of the words of trouble
 */
export function kindOf(why) {
  const said = String(why?.message ?? why);
  if (/out of memory|cannot allocate|allocation failed|could not allocate/i.test(said)) return "memory";
  if (/failed to fetch|load failed|networkerror|the answer was|bytes came|nothing came|dynamically imported module/i.test(said)) return "fetch";
  return "stopped";
}

function reload() {
  location.hash = GO_ON;
  location.reload();
}

/**
 * Shows the trouble over everything. The first one stays: what follows from it says less.
 *
 * @param {string} kind a key of the words of trouble
 * @param {unknown} why what was thrown
 * @param {?{version: string, build: string}} build the build, where it is known
 * @param {() => void} again what `Try again` does; it closes the page of trouble first
 */
export function tell(kind, why, build, again = reload) {
  if (shown) return;
  shown = kind;
  // What fills the screen would hide it.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  const [title, what, can] = words.trouble[kind];
  const at = (id) => document.getElementById(id);
  at("trouble-title").textContent = title;
  at("trouble-what").textContent = what;
  at("trouble-do").replaceChildren(...can.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  at("trouble-safe").textContent = keeps() ? words.safe : words.unsafe;
  const details = [kind, `build ${build?.version ?? "unknown"} ${build?.build ?? ""}`.trim(), `${innerWidth} by ${innerHeight} at ${devicePixelRatio}`, String(why?.message ?? why ?? "")];
  at("trouble-details").textContent = details.filter(Boolean).join(" · ");
  at("again").onclick = () => {
    shown = null;
    at("trouble").hidden = true;
    again();
  };
  at("copy").onclick = () => copy([...details, String(why?.stack ?? ""), navigator.userAgent].filter(Boolean).join("\n"), at("copy"));
  at("trouble").hidden = false;
  at("again").focus();
}

/** Whether the browser keeps anything here at all. A storage that is forbidden throws at the first touch. */
function keeps() {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = words.copied;
  } catch {
    // Without a clipboard the details are chosen, ready to be copied by hand.
    getSelection().selectAllChildren(document.getElementById("trouble-details"));
  }
}

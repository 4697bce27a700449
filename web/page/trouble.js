// What can go wrong, in words: what it is, what can be done, and that the games are safe.

/** In the address it tells the game to go on with the match that was left. */
export const GO_ON = "#go-on";

const RELOAD = "Try again: the page loads anew, and the game goes on at the same card.";

/** Each kind of trouble: its title, what it is, what can be done. */
const KINDS = {
  "no-webgl2": [
    "The lantern will not light",
    "This browser gives the game nothing to draw with: WebGL 2 is switched off or missing.",
    ["Switch on hardware acceleration in the browser's settings.", "Or open this page in another browser, a newer one."],
  ],
  "no-wasm": [
    "The lantern will not light",
    "This browser cannot run the game: WebAssembly is switched off or missing.",
    ["Open this page in another browser, a newer one.", "Or switch off a setting or an extension that forbids WebAssembly."],
  ],
  fetch: [
    "The cards have not come",
    "The line broke, and a file of the game is still missing.",
    ["See whether other pages open.", "Then try again: it goes on from where it stopped."],
  ],
  memory: [
    "The barn is full",
    "The browser has no memory left for the game.",
    ["Close other tabs and programs, then try again.", "Or open this page in another browser."],
  ],
  lost: ["The lantern went out", "The browser took the game's graphics away, as it may when the machine sleeps or runs short.", [RELOAD]],
  stopped: ["The lantern fell over", "The game stopped by a mistake of its own.", [RELOAD, "If it stops at the same place again, send us the details."]],
};

let shown = null;

/**
 * Which kind of trouble an error is.
 *
 * @param {unknown} why what was thrown
 * @returns {string} a key of the kinds
 */
export function kindOf(why) {
  const words = String(why?.message ?? why);
  if (/out of memory|cannot allocate|allocation failed|could not allocate/i.test(words)) return "memory";
  if (/failed to fetch|load failed|networkerror|the answer was|bytes came|nothing came|dynamically imported module/i.test(words)) return "fetch";
  return "stopped";
}

function reload() {
  location.hash = GO_ON;
  location.reload();
}

/**
 * Shows the trouble over everything. The first one stays: what follows from it says less.
 *
 * @param {string} kind a key of the kinds
 * @param {unknown} why what was thrown
 * @param {?{version: string, build: string}} build the build, where it is known
 * @param {() => void} again what `Try again` does; it closes the page of trouble first
 */
export function tell(kind, why, build, again = reload) {
  if (shown) return;
  shown = kind;
  // What fills the screen would hide it.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  const [title, what, can] = KINDS[kind];
  const at = (id) => document.getElementById(id);
  at("trouble-title").textContent = title;
  at("trouble-what").textContent = what;
  at("trouble-do").replaceChildren(...can.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  at("trouble-safe").textContent = keeps()
    ? "Your games are safe: they are kept on this machine."
    : "This browser keeps nothing for the game, so a game in play cannot be brought back.";
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
    button.textContent = "Copied";
  } catch {
    // Without a clipboard the details are chosen, ready to be copied by hand.
    getSelection().selectAllChildren(document.getElementById("trouble-details"));
  }
}

// The canvas in its page: it has the focus, keeps the keys that would move the page, and leaves the browser its own.

/** Keys the game is played with that would scroll or search the page. */
const GAME_KEYS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "Backspace", "Home", "End", "PageUp", "PageDown", "/", "'"]);

/**
 * Gives the canvas the focus now and on every press, which a frame inside another page does not do by itself.
 *
 * @param {HTMLCanvasElement} canvas of the game
 */
export function settle(canvas) {
  const focus = () => canvas.focus({ preventScroll: true });
  focus();
  window.addEventListener("pointerdown", (event) => event.target === canvas && focus(), { capture: true });
  canvas.addEventListener("keydown", (event) => {
    if (GAME_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("wheel", (event) => event.ctrlKey || event.preventDefault(), { passive: false });
}

/** Lets the game ask for gamepads where it may not, or where there are none to ask for: it is told of none. */
export function calmPads() {
  const ask = navigator.getGamepads?.bind(navigator);
  navigator.getGamepads = () => {
    try {
      return ask();
    } catch {
      return [];
    }
  };
}

/** What always stands in the field, so that there is something to rub out. */
const SENTINEL = "\u200b";

/**
 * Lets a keyboard on the screen type into the game. The game shows and hides the field by its name (bevy_egui 0.42,
 * `update_text_agent`); what comes in there goes on to the canvas as keys.
 *
 * @param {HTMLInputElement} field that has the focus while words are typed
 * @param {HTMLCanvasElement} canvas of the game
 */
export function letType(field, canvas) {
  const send = (type, key, from = {}) => canvas.dispatchEvent(new KeyboardEvent(type, { key, code: from.code ?? "", ctrlKey: from.ctrlKey, shiftKey: from.shiftKey, altKey: from.altKey, metaKey: from.metaKey, bubbles: true, cancelable: true }));
  const press = (key) => ["keydown", "keyup"].forEach((type) => send(type, key));
  const clear = () => (field.value = SENTINEL);
  clear();
  for (const type of ["keydown", "keyup"]) {
    field.addEventListener(type, (event) => {
      // A keyboard on the screen often does not say which key it was: then the text it wrote tells.
      if (event.isComposing || event.key === "Unidentified" || event.key === "Process") return;
      event.preventDefault();
      send(type, event.key, event);
    });
  }
  const hand = () => {
    for (const letter of field.value.replaceAll(SENTINEL, "")) press(letter);
    clear();
  };
  field.addEventListener("input", ({ isComposing, inputType }) => {
    if (isComposing) return;
    if (!inputType.startsWith("delete")) return hand();
    press("Backspace");
    clear();
  });
  // Some browsers tell of the text once more after this.
  field.addEventListener("compositionend", () => setTimeout(hand));
  field.addEventListener("blur", () => canvas.focus({ preventScroll: true }));
}

/**
 * Whether this browser can draw the game. The game takes over what it draws with, so it is asked for in the same words
 * (wgpu 29, `create_context_options`): a second one would take as long again.
 *
 * @param {HTMLCanvasElement} canvas of the game
 * @returns {boolean}
 */
export function canDraw(canvas) {
  try {
    return canvas.getContext("webgl2", { antialias: false }) !== null;
  } catch {
    return false;
  }
}

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

/**
 * Whether this browser can draw the game, tried on a canvas that is thrown away.
 *
 * @returns {boolean}
 */
export function canDraw() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

// Sound starts with the first press, as browsers want it, and is silent while the page is hidden.

const contexts = [];

/** Watches for the game's audio contexts. To be called before the game starts. */
export function watchSound() {
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Context = window[name];
    if (!Context) continue;
    window[name] = class extends Context {
      constructor(...options) {
        super(...options);
        contexts.push(this);
      }
    };
  }
  // In the capture phase: the game may keep a press to itself. Some browsers only count the end of a touch.
  for (const press of ["pointerdown", "pointerup", "touchend", "keydown"]) {
    window.addEventListener(press, hear, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => (document.hidden ? hush() : hear()));
}

function hear() {
  if (document.hidden) return;
  for (const context of contexts) if (context.state === "suspended" || context.state === "interrupted") context.resume().catch(() => {});
}

function hush() {
  for (const context of contexts) if (context.state === "running") context.suspend().catch(() => {});
}

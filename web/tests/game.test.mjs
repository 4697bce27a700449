// The game itself in a browser: played by mouse, by finger, by key and by pad, left and come back to.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, close, end, open, PATIENCE, shoot, shows, URL_OF_GAME } from "./support.mjs";
import { asked, instant, moved, play, playable, played, pressable, probe, TABLE } from "./table.mjs";

before(begin);
after(end);

const EMBED = { viewport: { width: 960, height: 600 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a whole hand is played by mouse, at the pace of the table", async () => {
  const page = await open(EMBED, undefined, TABLE);
  await shows(page, "table");
  const told = await play(page, (told) => page.mouse.click(...pressable(told)));
  assert.equal(played(told).length, 5);
  await shoot(page, "played-by-mouse");
  await close(page);
});

test("a whole hand is played by finger on a phone", async () => {
  const page = await open(PHONE, instant, TABLE);
  await shows(page, "table");
  const told = await play(page, async (told) => {
    await page.touchscreen.tap(...pressable(told));
    if (!playable(told)) return;
    // The first tap raises a card, the second plays it where it then lies.
    await page.waitForTimeout(600);
    const now = await probe(page);
    if (now.decision === told.decision && playable(now)) await page.touchscreen.tap(...playable(now));
  });
  assert.equal(played(told).length, 5);
  await shoot(page, "played-by-finger");
  await close(page);
});

/** Plays a hand with two buttons alone: one takes what has the focus, the other moves it on. */
const playWith = (page, take, next) =>
  play(page, async (told) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await take();
      const done = await moved(page, told.decision, 1_500).then(() => true, () => false);
      if (done) return;
      await next();
      await page.waitForTimeout(200);
    }
  });

test("a whole hand is played by key", async () => {
  const page = await open(EMBED, instant, TABLE);
  await shows(page, "table");
  const told = await playWith(page, () => page.keyboard.press("Enter"), () => page.keyboard.press("ArrowRight"));
  assert.equal(played(told).length, 5);
  await shoot(page, "played-by-key");
  await close(page);
});

test("a whole hand is played by a gamepad that is found after its first press", async () => {
  const page = await open(
    EMBED,
    async (page) => {
      await instant(page);
      await page.addInitScript(() => {
        const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
        const pad = { id: "Standard pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0, vibrationActuator: null };
        // The game asks what it is given whether it is a gamepad.
        Object.setPrototypeOf(pad, Gamepad.prototype);
        for (const [name, value] of Object.entries({ ...pad })) Object.defineProperty(pad, name, { get: () => value, configurable: true });
        let there = false;
        navigator.getGamepads = () => (there ? [pad] : [null]);
        window.hold = (button, down) => {
          if (!there) {
            there = true;
            window.dispatchEvent(Object.assign(new Event("gamepadconnected"), { gamepad: pad }));
          }
          buttons[button] = Object.create(GamepadButton.prototype, {
            pressed: { get: () => down },
            touched: { get: () => down },
            value: { get: () => Number(down) },
          });
          Object.defineProperty(pad, "timestamp", { get: () => performance.now(), configurable: true });
        };
        for (let button = 0; button < 17; button += 1) buttons[button] = Object.create(GamepadButton.prototype, { pressed: { get: () => false }, touched: { get: () => false }, value: { get: () => 0 } });
      });
    },
    TABLE,
  );
  await shows(page, "table");
  await asked(page);
  // Browsers tell of buttons only when asked, which the game does once a frame: held until some have been drawn.
  const hold = (button, down) =>
    page.evaluate(
      async ([button, down]) => {
        window.hold(button, down);
        await new Promise((done) => setTimeout(done, 100));
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
      [button, down],
    );
  const press = async (button) => {
    await hold(button, true);
    await hold(button, false);
  };
  const told = await playWith(page, () => press(0), () => press(15));
  assert.equal(played(told).length, 5);
  await shoot(page, "played-by-gamepad");
  await close(page);
});

const NO_PADS = {
  "forbids gamepads": () => {
    navigator.getGamepads = () => {
      throw new DOMException('Access to the feature "gamepad" is disallowed by permissions policy.', "SecurityError");
    };
  },
  "knows of no gamepads": () => {
    delete Navigator.prototype.getGamepads;
  },
};
for (const [how, without] of Object.entries(NO_PADS)) {
  test(`where the page ${how} the game is played without`, async () => {
    const page = await open(EMBED, (page) => instant(page).then(() => page.addInitScript(without)), TABLE);
    await shows(page, "table");
    const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 1);
    assert.equal(played(told).length, 1);
    await close(page);
  });
}

test("reloading in the middle of a trick comes back to the same card", async () => {
  const page = await open(EMBED, instant, TABLE);
  await shows(page, "table");
  const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 2 || !playable(told));
  assert.equal(played(told).length, 2);
  await shoot(page, "before-reload");
  // Without the words in the address that would deal a new hand: the title offers the match left unfinished.
  await page.goto(`${URL_OF_GAME}?probe`);
  await shows(page, "title");
  await page.waitForFunction(() => JSON.parse(document.documentElement.dataset.probe ?? "null")?.boards.length > 0, null, { timeout: PATIENCE });
  await shoot(page, "title-after-reload");
  await page.mouse.click(...pressable({ legal: [], hand: {}, boards: (await probe(page)).boards }));
  await shows(page, "table");
  const again = await asked(page);
  await shoot(page, "after-reload");
  assert.deepEqual(again.view.record, told.view.record);
  assert.deepEqual(again.legal, told.legal);
  assert.deepEqual(Object.keys(again.hand).sort(), Object.keys(told.hand).sort());
  await close(page);
});

test("a graphics context lost in the middle of a trick is explained, and trying again goes on at the same card", async () => {
  const page = await open(EMBED, instant, TABLE);
  await shows(page, "table");
  const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 2 || !playable(told));
  await page.evaluate(() => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await page.locator("#trouble").waitFor({ timeout: PATIENCE });
  assert.equal(await page.locator("#trouble-title").textContent(), "The lantern went out");
  await shoot(page, "lost-at-the-table");
  const anew = page.waitForEvent("load");
  await page.locator("#again").click();
  await anew;
  // Straight to the table, though the address asks for a new hand.
  await shows(page, "table");
  const again = await asked(page);
  assert.deepEqual(again.view.record, told.view.record);
  assert.deepEqual(again.legal, told.legal);
  assert.ok(await page.locator("#trouble").isHidden());
  // And only this once.
  assert.equal(await page.evaluate(() => location.hash), "");
  await shoot(page, "lost-and-back");
  await close(page);
});

test("what the first version kept is brought up to date", async () => {
  const page = await open(EMBED, instant, TABLE);
  await shows(page, "table");
  const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 1 || !playable(told));
  // That version wrote no number, and the matter itself without its name.
  await page.evaluate(() => {
    window.addEventListener("pagehide", () => {
      for (const kind of ["match", "settings"]) {
        const file = JSON.parse(localStorage.getItem(`right-bower/${kind}`));
        localStorage.setItem(`right-bower/${kind}`, JSON.stringify(file[kind]));
      }
    });
  });
  await page.goto(`${URL_OF_GAME}?probe#go-on`);
  await shows(page, "table");
  const again = await asked(page);
  assert.deepEqual(again.view.record, told.view.record);
  assert.deepEqual(again.notices.filter((key) => key.startsWith("notice-kept")), []);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("right-bower/match")).version), 1);
  await close(page);
});

const BROKEN_STORAGE = {
  blocked: () =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  throwing: () => {
    for (const name of ["getItem", "setItem", "removeItem", "key"]) {
      Storage.prototype[name] = () => {
        throw new DOMException("The operation failed.", "UnknownError");
      };
    }
  },
};
for (const [kind, breakIt] of Object.entries(BROKEN_STORAGE)) {
  test(`with storage ${kind} the game is played all the same, and says once that it cannot save`, async () => {
    const page = await open(EMBED, (page) => page.addInitScript(breakIt), TABLE);
    await shows(page, "table");
    await page.waitForFunction(() => JSON.parse(document.documentElement.dataset.probe ?? "null")?.notices.includes("notice-cannot-save"), null, { timeout: PATIENCE });
    await shoot(page, `storage-${kind}`);
    const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 2);
    assert.equal(played(told).length, 2);
    assert.deepEqual(told.notices.filter((key) => key === "notice-cannot-save"), ["notice-cannot-save"]);
    await close(page);
  });
}

test("a damaged save is set aside and said, and a new game starts", async () => {
  const page = await open(EMBED, instant, TABLE);
  await shows(page, "table");
  await play(page, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 1);
  const name = "right-bower/match";
  const damaged = await page.evaluate((name) => localStorage.getItem(name).slice(0, -7) + "\u0000}{", name);
  // Written as the page goes, after the game has written for the last time.
  await page.evaluate(([name, text]) => window.addEventListener("pagehide", () => localStorage.setItem(name, text)), [name, damaged]);
  await page.goto(TABLE);
  await shows(page, "table");
  const told = await asked(page);
  assert.deepEqual(played(told), []);
  assert.ok(told.notices.includes("notice-kept-damaged"), String(told.notices));
  assert.equal(await page.evaluate((name) => localStorage.getItem(`${name}.damaged`), name), damaged);
  await shoot(page, "damaged-save");
  await close(page);
});

for (const [width, height, ratio] of [[1280, 720, 1], [1280, 720, 1.25], [960, 600, 2], [390, 844, 3], [844, 390, 2]]) {
  test(`at ${width} by ${height} and a ratio of ${ratio} a press lands where it points`, async () => {
    const page = await open({ viewport: { width, height }, deviceScaleFactor: ratio }, instant, TABLE);
    await shows(page, "table");
    const told = await play(page, (told) => page.mouse.click(...pressable(told)), (told) => !told.legal[0].startsWith("play "));
    await shoot(page, `table-${width}x${height}@${ratio}`);
    // The last card that may be played, so that it is no matter of chance which one is.
    const card = told.legal.map((move) => move.slice(5)).findLast((card) => told.hand[card]);
    await page.mouse.click(...told.hand[card]);
    await moved(page, told.decision);
    assert.equal(played(await probe(page)).at(-1), card);
    await close(page);
  });
}

test("in another page's frame, shut in a sandbox, cards are played and nothing is kept", async () => {
  const words = 'width="960" height="600" style="border:0" sandbox="allow-scripts" allow="autoplay; fullscreen"';
  const around = `<body style="margin:0;background:#444"><iframe src="${TABLE}" ${words}></iframe>`;
  const page = await open(
    { viewport: { width: 1000, height: 640 } },
    (page) => page.route("**/around", (route) => route.fulfill({ contentType: "text/html", body: around })),
    `${URL_OF_GAME}around`,
  );
  const frame = page.frames()[1] ?? (await page.waitForEvent("frameattached"));
  await frame.waitForFunction(() => document.documentElement.dataset.screen === "table", null, { timeout: PATIENCE });
  const told = await play(frame, (told) => page.mouse.click(...pressable(told)), (told) => played(told).length < 1);
  assert.equal(played(told).length, 1);
  assert.ok(told.notices.includes("notice-cannot-save"), String(told.notices));
  await shoot(page, "frame-960x600-table");
  await close(page);
});

// The game behind another tab, where nothing is drawn and timers ring once a second.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { begin, listen, shows } from "./support.mjs";
import { openTab, pause } from "./tab.mjs";
import { asked, pressable, probe, TABLE } from "./table.mjs";

before(begin);

/** As many frames as the page draws in so many ms. */
const frames = (tab, time) =>
  tab.evaluate(async (time) => {
    let drawn = 0;
    const count = () => requestAnimationFrame(() => (drawn += 1, count()));
    count();
    await new Promise((done) => setTimeout(done, time));
    return drawn;
  }, time);

test("hidden for 30 s the game waits, and comes back without a burst of moves", async () => {
  const tab = await openTab(TABLE);
  await shows(tab, "table");
  const told = await asked(tab);
  const moves = async () => (await probe(tab)).view.record.moves.length;
  await tab.click(...pressable(told));
  await tab.waitForFunction((decision) => JSON.parse(document.documentElement.dataset.probe).decision !== decision, told.decision);
  await tab.hide();
  await tab.waitForFunction(() => document.hidden);
  assert.equal(await frames(tab, 2_000), 0);
  const before = await moves();
  await pause(28_000);
  assert.equal(await moves(), before);
  await tab.show();
  await tab.waitForFunction(() => !document.hidden);
  await pause(400);
  const soon = await moves();
  assert.ok(soon - before <= 1, `${soon - before} moves within 400 ms of coming back`);
  // And it goes on from there.
  const again = await asked(tab);
  assert.notEqual(again.decision, told.decision);
  await tab.shoot("hidden-and-back");
  await tab.close();
  assert.deepEqual(tab.faults, []);
});

test("behind another tab the game is silent, and heard again in front", async () => {
  const tab = await openTab(TABLE, listen);
  await shows(tab, "table");
  await tab.click(5, 5);
  const all = (state) => tab.waitForFunction((state) => window.heard.length > 0 && window.heard.every((context) => context.state === state), state);
  await all("running");
  await tab.hide();
  await all("suspended");
  await tab.show();
  await all("running");
  await tab.close();
  assert.deepEqual(tab.faults, []);
});

// A table in a browser, and hands that play at it.

import assert from "node:assert/strict";
import { PATIENCE, URL_OF_GAME } from "./support.mjs";

/** A table dealt by a seed, with what lies on it told to the tests. */
export const TABLE = `${URL_OF_GAME}?preset=euchre&seed=7&probe`;

/** Settings kept from an earlier visit, under which nothing on the table takes its time. */
export const instant = (page) =>
  page.addInitScript(() => {
    const name = "right-bower/settings";
    if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify({ version: 1, settings: { speed: "instant", language: "en" } }));
  });

/** What the game told of its table last. */
export const probe = (frame) => frame.evaluate(() => JSON.parse(document.documentElement.dataset.probe ?? "null"));

/**
 * Waits until the person at the screen is to act, nothing moves and there is something to press, or the hand is counted.
 *
 * @param frame the page, or the frame in it where the game is
 * @returns what the table tells, with `over` when the hand is
 */
export async function asked(frame) {
  const ready = () => {
    const { dataset } = document.documentElement;
    const probe = JSON.parse(dataset.probe ?? "null");
    const over = dataset.phase === "score" || dataset.page === "result";
    if (!over && !(probe?.still && probe.legal.length > 0)) return false;
    const pressable = over || probe.boards.length > 0 || probe.legal.some((move) => probe.hand[move.replace(/^play /, "")]);
    return pressable && { ...probe, over };
  };
  const told = await frame.waitForFunction(ready, null, { timeout: PATIENCE });
  return told.jsonValue();
}

/** Waits until the table asks for another decision than this one, at most so many ms. */
export const moved = (frame, decision, timeout = PATIENCE) =>
  frame.waitForFunction((decision) => JSON.parse(document.documentElement.dataset.probe).decision !== decision, decision, { timeout });

/** The first card of the hand that may be played, and where it lies. */
export function playable({ legal, hand }) {
  const move = legal.find((move) => /^(play|discard) /.test(move) && hand[move.split(" ")[1]]);
  return move && hand[move.split(" ")[1]];
}

/** What is pressed to go on: a card that may be played, else the first board. */
export function pressable(told) {
  if (playable(told)) return playable(told);
  const [left, top, width, height] = told.boards[0];
  return [left + width / 2, top + height / 2];
}

/** Plays one hand to its end, or as long as `go` says; `answer` presses what the table asks for. Returns what it told last. */
export async function play(frame, answer, go = () => true) {
  for (let decisions = 0; decisions < 30; decisions += 1) {
    const told = await asked(frame);
    if (told.over || !go(told)) return told;
    await answer(told);
    await moved(frame, told.decision);
  }
  assert.fail("a hand of five tricks comes to its end");
}

/** The cards the person played, as records spell them. */
export const played = ({ view }) => view.record.moves.filter((move) => move.startsWith(`${view.seat} play `)).map((move) => move.slice(7));

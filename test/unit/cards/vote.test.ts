import { expect, test } from "vitest";
import type { SeenCard } from "../../../web/cards/reading/detector";
import { Voting } from "../../../web/cards/reading/vote";

/** Upright or upside down. */
function seen(number: number, letter: "A" | "C"): SeenCard {
  const y = letter === "A" ? -10 : 10;
  const corner = (x: number, v: number) => ({ x: letter === "A" ? x : -x, y: v });
  return { number, errors: 0, corners: [corner(-10, y), corner(10, y), corner(10, -y), corner(-10, -y)] };
}

test("three frames within a second decide, and say so once", () => {
  const voting = new Voting();
  expect(voting.add([seen(7, "A")], 0)).toEqual([]);
  expect(voting.add([seen(7, "A")], 400)).toEqual([]);
  expect(voting.isTaken(7)).toBe(false);
  expect(voting.add([seen(7, "A")], 1000)).toEqual([[7, "A"]]);
  expect(voting.isTaken(7)).toBe(true);
  expect(voting.add([seen(7, "A")], 1200)).toEqual([]);
});

test("frames that are further apart do not", () => {
  const voting = new Voting();
  for (let at = 0; at < 6000; at += 600) expect(voting.add([seen(7, "A")], at)).toEqual([]);
});

test("a frame without the card does not matter, one that says otherwise does", () => {
  const voting = new Voting();
  voting.add([seen(7, "A")], 0);
  voting.add([], 100);
  voting.add([seen(7, "C")], 200);
  expect(voting.add([seen(7, "A")], 300)).toEqual([]);
  expect(voting.add([seen(7, "A")], 400)).toEqual([]);
  expect(voting.add([seen(7, "A")], 500)).toEqual([[7, "A"]]);
});

test("a card that is turned later is a change, when three frames agree again", () => {
  const voting = new Voting();
  for (const at of [0, 100, 200]) voting.add([seen(7, "A")], at);
  expect([300, 400, 500].map((at) => voting.add([seen(7, "C")], at))).toEqual([[], [], [[7, "C"]]]);
  expect([600, 700, 800].map((at) => voting.add([seen(7, "A")], at))).toEqual([[], [], [[7, "A"]]]);
});

test("two cards of one number that disagree say nothing; two that agree say one thing", () => {
  const voting = new Voting();
  for (const at of [0, 100, 200, 300])
    expect(voting.add([seen(7, "A"), seen(7, "C"), seen(8, "A")], at).flat()).not.toContain(7);
  expect([1400, 1500, 1600].flatMap((at) => voting.add([seen(7, "C"), seen(7, "C")], at))).toEqual([[7, "C"]]);
});

test("the next question begins without votes", () => {
  const voting = new Voting();
  voting.add([seen(7, "A")], 0);
  voting.add([seen(7, "A")], 100);
  voting.clear();
  expect(voting.add([seen(7, "A")], 200)).toEqual([]);
});

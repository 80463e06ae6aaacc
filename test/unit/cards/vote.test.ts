import { expect, test } from "vitest";
import type { SeenCard } from "#hosting/cards/reading/detector";
import { Voting } from "#hosting/cards/reading/vote";

/** Upright or upside down. */
function seen(number: number, letter: "A" | "C"): SeenCard {
  const y = letter === "A" ? -10 : 10;
  const corner = (x: number, v: number) => ({ x: letter === "A" ? x : -x, y: v });
  return { number, errors: 0, corners: [corner(-10, y), corner(10, y), corner(10, -y), corner(-10, -y)] };
}

/** The decision at each of some frames that all show the same. */
const decides = (voting: Voting, cards: readonly SeenCard[], frames: number) =>
  Array.from({ length: frames }, () => voting.add(cards));

test("three frames decide, and report it once", () => {
  const voting = new Voting();
  expect(decides(voting, [seen(7, "A")], 2)).toEqual([[], []]);
  expect(voting.isTaken(7)).toBe(false);
  expect(voting.add([seen(7, "A")])).toEqual([[7, "A"]]);
  expect(voting.isTaken(7)).toBe(true);
  expect(voting.add([seen(7, "A")])).toEqual([]);
});

test.each([
  ["of the last twelve decide", 5, 4, [[7, "A"]]],
  ["that are further apart do not", 5, 5, []],
] as const)("three frames %s", (_, before, after, decided) => {
  const voting = new Voting();
  voting.add([seen(7, "A")]);
  decides(voting, [], before);
  voting.add([seen(7, "A")]);
  decides(voting, [], after);
  expect(voting.add([seen(7, "A")])).toEqual(decided);
});

test("a frame without the card does not matter, one that says otherwise does", () => {
  const voting = new Voting();
  voting.add([seen(7, "A")]);
  voting.add([]);
  voting.add([seen(7, "C")]);
  expect(decides(voting, [seen(7, "A")], 3)).toEqual([[], [], [[7, "A"]]]);
});

test("a card that is turned later is a change, when three frames agree again", () => {
  const voting = new Voting();
  decides(voting, [seen(7, "A")], 3);
  expect(decides(voting, [seen(7, "C")], 3)).toEqual([[], [], [[7, "C"]]]);
  expect(decides(voting, [seen(7, "A")], 3)).toEqual([[], [], [[7, "A"]]]);
});

test("two cards of one number that disagree count for nothing; two that agree count once", () => {
  const voting = new Voting();
  expect(decides(voting, [seen(7, "A"), seen(7, "C"), seen(8, "A")], 4).flat()).toEqual([[8, "A"]]);
  expect(decides(voting, [seen(7, "C"), seen(7, "C")], 3).flat()).toEqual([[7, "C"]]);
});

test("the next question begins without votes", () => {
  const voting = new Voting();
  decides(voting, [seen(7, "A")], 2);
  voting.clear();
  expect(voting.add([seen(7, "A")])).toEqual([]);
});

import { expect, test } from "vitest";
import { boardAddress, pairAddress, phoneAddress } from "#browser/addresses/pair-address";

test.each([
  ["reads the cards in a game with cards", "cards", "/teacher/game/482913/scan"],
  ["is the remote in a game on the board", "board", "/teacher/games/482913/host"],
  ["is the remote in a game on phones", undefined, "/teacher/games/482913/host"],
] as const)("a teacher's phone %s", (_, answers, page) => {
  expect(phoneAddress("482913", answers)).toBe(page);
  // Without a token a user who is signed in on the phone finds the same page.
  expect(pairAddress({ code: "482913", token: null, answers })).toBe(page);
});

test("a board opens a game with cards as a document of its own, which may use the camera", () => {
  expect(boardAddress("482913", "cards")).toBe("/teacher/games/482913/cards");
  expect(boardAddress("482913", "board")).toBe("/teacher/games/482913/host");
});

test("the board's picture brings the token along, and the game decides what the phone becomes", () => {
  expect(pairAddress({ code: "482913", token: "a+b", answers: "cards" })).toBe("/pair?t=a%2Bb");
});

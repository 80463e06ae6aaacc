import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cardNumbers, squaresOf, turned } from "#hosting/cards/codes";

const turns = (squares: readonly boolean[]) => [
  squares,
  turned(squares),
  turned(turned(squares)),
  turned(turned(turned(squares))),
];
const differing = (one: readonly boolean[], other: readonly boolean[]) =>
  one.filter((white, at) => white !== other[at]).length;

const drawn = (number: number) =>
  Array.from({ length: 6 }, (_, row) =>
    squaresOf(number)
      .slice(row * 6, row * 6 + 6)
      .map((white) => (white ? "#" : "."))
      .join(""),
  );

test("any two cards differ in 12 squares at least, and so does a card from itself when it is turned", () => {
  const all = cardNumbers.flatMap((number) =>
    turns(squaresOf(number)).map((squares, turn) => ({ number, turn, squares })),
  );
  expect(all).toHaveLength(240);
  const near = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => differing(one.squares, other.squares) < 12)
      .map((other) => [one, other]),
  );
  expect(near).toEqual([]);
});

test("the cards are those of the public dictionary: printed once, they are read for ever", () => {
  expect(drawn(7)).toEqual([".#.#..", "#..#..", "#...##", "...#.#", ".#....", ".#####"]);
  const all = createHash("sha256").update(cardNumbers.map((number) => drawn(number).join("")).join());
  expect(all.digest("hex").slice(0, 16)).toBe("88c85869d03f3b04");
});

test("four quarters are a whole turn", () => {
  expect(turned(turned(turned(turned(squaresOf(1)))))).toEqual(squaresOf(1));
});

import type { ClosedText } from "#protocol/live/played-question";
import { cloud } from "#question/cloud";
import { expect, test } from "vitest";
import { answers } from "#kinds/cloud/answers";
import { guesses } from "#kinds/cloud/guesses";
import { laidOut, wordSize } from "#kinds/cloud/layout";
import { diceOf } from "../rehearsal/a-rehearsal";

const ground = { width: 1800, height: 740 };
const widthOf = (text: string) => text.length * 0.56;
const word = (length: number, count: number) => ({ text: "k".repeat(length), count });

test("as many people, as much ink: from 48 px to 178", () => {
  expect([wordSize(1, 7), wordSize(7, 7)]).toEqual([48, 178]);
  const sizes = [1, 2, 3, 5, 7].map((count) => wordSize(count, 7));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(wordSize(1, 1)).toBe(87);
});

const dice = diceOf(11);
const random = (most: number) => 1 + Math.floor(dice() ** 2 * most);
test.each([
  ["one word", [word(8, 7)]],
  ["a class", Array.from({ length: 20 }, (_, i) => word(3 + (i % 9), Math.max(1, 7 - i)))],
  ["thirty of the longest, each written once", Array.from({ length: 30 }, () => word(30, 1))],
  ["one that everybody wrote, and it is the longest", [word(30, 200), word(30, 199), word(4, 1)]],
  ...Array.from({ length: 20 }, (_, i) => [
    `by chance ${i}`,
    Array.from({ length: random(30) }, () => word(random(30), random(40))),
  ]),
] as [string, { text: string; count: number }[]][])("no word lies on another or over the edge: %s", (_, words) => {
  const places = laidOut(words, ground, widthOf);
  expect(places).toHaveLength(words.length);
  expect(places).not.toContain(null);
  const boxes = places.map((place, i) => {
    const { x, y, size } = place!;
    const width = widthOf(words[i]!.text) * size;
    return { left: x - width / 2, right: x + width / 2, top: y - size / 2, bottom: y + size / 2 };
  });
  for (const [i, a] of boxes.entries()) {
    expect(Math.max(-a.left, a.right)).toBeLessThanOrEqual(ground.width / 2);
    expect(Math.max(-a.top, a.bottom)).toBeLessThanOrEqual(ground.height / 2);
    for (const b of boxes.slice(i + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart).toBe(true);
    }
  }
});

test("the same words stand in the same places", () => {
  const words = Array.from({ length: 12 }, (_, i) => word(4 + i, 12 - i));
  expect(laidOut(words, ground, widthOf)).toEqual(laidOut(words, ground, widthOf));
});

const row = (text: string, count: number, hidden = false): ClosedText => ({ text, count, is_correct: null, hidden });
const closed = (...texts: ClosedText[]) => ({ distribution: { given: 12, none: 2 }, texts }) as never;

test("the board shows how many answered and the most frequent texts, never hidden ones", () => {
  const said = answers.classSaid!(null, closed(row("kaba söz", 5, true), row("su", 4), row("ışık", 3)), "kişi");
  expect(said).toBe("12 cevap geldi. En çok yazılanlar: su 4, ışık 3.");
  expect(answers.classSaid!(null, closed(), "kişi")).toBe("Bu sefer kelime gelmedi.");
});

test("the pupils of a rehearsal write words that the rules take", () => {
  const random = diceOf(3);
  for (let i = 0; i < 100; i++) {
    expect(cloud.takes({ kind: "cloud" }, guesses.guess({ kind: "cloud" }, false, random))).toBe(true);
  }
});

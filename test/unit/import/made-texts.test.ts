import { expect, test } from "vitest";
import { judged } from "../../texts/made/judged";
import { measured } from "../../texts/made/measure";

/** A small part of `npm run texts`. */
const SEED = 5;
const TEXTS_OF_A_LAYOUT = 20;

test("no question of 300 made texts is silently wrong, and most of the clear ones are taken right", async () => {
  const { kinds, faults } = await measured(SEED, TEXTS_OF_A_LAYOUT);
  expect(faults.filter(({ isClear }) => isClear)).toEqual([]);
  for (const { name, clear } of kinds) {
    const all = clear.right + clear.doubted + clear.leftOut + clear.wrong;
    expect({ name, isMet: clear.right >= 0.7 * all }).toEqual({ name, isMet: true });
  }
});

test.each(["files", "lists", "pdf"] as const)("nothing in a few made %s is silently wrong", async (of) => {
  const { faults } = await measured(SEED, 3, of);
  expect(faults).toEqual([]);
});

const meant = (stem: string, options: string[], right: number) => ({ stem: [stem], options, right: [right] });

test("a question that is read otherwise than it was meant, or that nobody mentions, is silently wrong", () => {
  const text = "1) Kaç eder?\nA) 3\nB) 4\nCevap: B";
  const judgedAs = (...questions: ReturnType<typeof meant>[]) => judged({ text, questions, isClear: true });
  expect(judgedAs(meant("Kaç eder?", ["3", "4"], 1))).toMatchObject({ right: 1, wrong: 0 });
  expect(judgedAs(meant("Kaç eder?", ["3", "4"], 0))).toMatchObject({ right: 0, wrong: 1 });
  expect(judgedAs(meant("Kaç eder?", ["3", "4"], 1), meant("Bu nereye gitti?", ["sağa", "sola"], 0))).toMatchObject({
    right: 1,
    wrong: 1,
  });
});

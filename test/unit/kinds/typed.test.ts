import type { Typed } from "#question/typed";
import { typed } from "#question/typed";
import { kindOf } from "#question/kinds";
import { expect, test } from "vitest";
import { answersIn, draft } from "#kinds/typed/draft";
import { guesses } from "#kinds/typed/guesses";
import { rightSpelling } from "#kinds/typed/slip";
import { slipExample } from "#kinds/typed/slip-example";
import { answers } from "#kinds/typed/answers";
import { diceOf } from "../rehearsal/a-rehearsal";

const body = (...accepted: string[]): Typed => ({ kind: "typed", accepted, typo: true });

test.each([
  ["mitokondiri", ["mitokondri"], "mitokondri"],
  ["mitokndri", ["kalp", "mitokondri"], "mitokondri"],
  ["mitokonrdi", ["mitokondri"], "mitokondri"],
  ["MİTOKONDRİ!", ["mitokondri"], null],
  ["Isparta", ["ısparta"], null],
  ["kar yağışı", ["kâr yağışı"], null],
  ["cekirdek", ["çekirdek"], "çekirdek"],
  ["enerji santrali", ["mitokondri", "enerji santrali"], null],
])("“%s”, taken for one of %j, is really written %j", (text, accepted, expected) => {
  expect(rightSpelling(text, accepted)).toBe(expected);
  // The rules accept each of these answers, as it is or with a slip forgiven.
  expect(kindOf(body(...accepted) as never).share(body(...accepted) as never, text)).toBe(1);
});

test.each([
  [["mitokondri"], true],
  [["su", "Kurtuluş Savaşı"], true],
  [["su", "kalp"], false],
  [["H2O"], false],
  [[], false],
])("%j is shown with an example of a slip: %s", (accepted, isShown) => {
  const example = slipExample(accepted);
  expect(example !== null).toBe(isShown);
  if (example === null) return;
  expect(accepted).not.toContain(example);
  expect(typed.share(body(...accepted), example)).toBe(1);
});

test("a pasted text is as many answers as it has lines and semicolons", () => {
  expect(answersIn(" mitokondri ;Mitokondriyon\r\n\n kloroplast; ")).toEqual([
    "mitokondri",
    "Mitokondriyon",
    "kloroplast",
  ]);
});

test("a draft is read as this version writes it, with a sentence on its meaning", () => {
  const written = { kind: "typed", accepted: ["kalp", " yürek "], typo: false } as const;
  const fields = { ...written, accepted: [...written.accepted] };
  expect(draft.isRead(fields)).toBe(true);
  expect(draft.isRead({ ...fields, accepted: ["kalp", 3] })).toBe(false);
  expect(draft.isRead({ ...fields, typo: "evet" })).toBe(false);
  const tidied = draft.tidied(fields, (text) => text.trim());
  expect(tidied).toEqual({ kind: "typed", accepted: ["kalp", "yürek"], typo: false });
  expect(draft.content(tidied)).not.toEqual(draft.content(draft.empty()));
  expect(draft.isUntouched(draft.empty())).toBe(true);
  expect(draft.isUnmarked(draft.empty())).toBe(true);
});

test("the pupils of a rehearsal write answers that the rules take, right ones if they know it", () => {
  const dice = diceOf(7);
  const question = body("mitokondri", "mitokondriyon");
  for (let i = 0; i < 200; i++) {
    const isKnown = i % 2 === 0;
    const text = guesses.guess(question, isKnown, dice);
    expect(typed.takes(question, text)).toBe(true);
    expect(typed.share(question, text)).toBe(isKnown ? 1 : 0);
  }
});

const row = (text: string, is_correct: boolean, hidden = false) => ({ text, count: 2, is_correct, hidden });

test("in words: the right answer, and the most frequent wrong one that is not hidden", () => {
  const solution = typed.solution(body("mitokondri", "mitokondriyon"));
  expect(answers.solutionInWords(null, solution as never)).toBe("mitokondri, mitokondriyon");
  expect(answers.solutionInShort(solution as never)).toBe("mitokondri");
  const texts = [row("mitokondri", true), row("kaba söz", false, true), row("kloroplast", false)];
  const closed = { ...solution, distribution: { right: 2, wrong: 4, none: 1 }, texts };
  expect(answers.topWrong(closed as never)).toBe("kloroplast");
  expect(answers.right(closed as never)).toBe(2);
});

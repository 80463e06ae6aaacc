import { expect, test, vi } from "vitest";
import { order, type OrderShown } from "#question/order";
import { answers } from "#kinds/order/answers";
import { dropped, shifted, touched } from "#kinds/order/cards";
import { draft, withMoved } from "#kinds/order/draft";
import { editor } from "#kinds/order/editor.tsx";
import { mixed } from "#kinds/shared/places/mixed";
import { guesses } from "#kinds/order/guesses";
import { howRight, said, why } from "#kinds/order/verdict";
import { inWords, solutionText } from "#kinds/order/words";
import { mixedUp, topAt } from "#kinds/shared/places/mixed-up";
import { storeUnsent } from "#kinds/shared/sending/unsent";
import { aStorage } from "../browser/a-storage";
import { areSome, areSteps, nowOf, stepped, undone } from "#kinds/shared/places/steps";

const letters = ["A", "B", "C", "D"];

test.each([
  ["", "C", "C"],
  ["C", "A", "CA"],
  ["CA", "D", "CADB"],
  ["CADB", "A", "CDB"],
  ["CDB", "A", "CDBA"],
  ["CA", "C", "A"],
])("with %s placed, a touch on %s makes %s: the last card goes by itself", (placed, letter, next) => {
  expect(touched(placed, letter, letters)).toBe(next);
});

test.each([
  ["CAD", "A", -1, "ACD"],
  ["CAD", "A", 1, "CDA"],
  ["CAD", "C", -1, "CAD"],
  ["CAD", "D", 1, "CAD"],
  ["CAD", "B", -1, "CAD"],
])("in %s, %s goes %i further: %s", (placed, letter, by, next) => {
  expect(shifted(placed, letter, by)).toBe(next);
});

test.each([
  ["", "C", 3, "C"],
  ["C", "A", 0, "AC"],
  ["CA", "D", 1, "CDAB"],
  ["CA", "C", 3, "AC"],
  ["CADB", "B", 0, "BCAD"],
])("with %s placed, %s dragged to row %i makes %s", (placed, letter, row, next) => {
  expect(dropped(placed, letter, row, letters)).toBe(next);
});

const isStep = (step: string) => areSome(step, letters);
test("a step is taken back one by one, and only steps of this question are read again", () => {
  const steps = stepped(stepped([], "C"), "CA");
  expect(nowOf(steps, "")).toBe("CA");
  expect(nowOf(undone(steps), "")).toBe("C");
  expect(nowOf(undone(undone(steps)), "")).toBe("");
  expect(areSteps(steps, isStep)).toBe(true);
  for (const other of [null, "CA", [3], ["E"], ["CC"], ["C-"]]) expect(areSteps(other, isStep)).toBe(false);
});

const asked: OrderShown = { kind: "order", slots: 3, options: { A: "bir", B: "iki", C: "üç" } };
const told = (answer: string | null, share: number | null, points_earned = 0) => ({
  asked,
  result: { correct_option: "CAB", question_id: "q", distribution: { none: 0 } },
  own: { answer, share, points_earned, is_correct: share === 1, score: 0, rank: 1, previous_rank: null, streak: 0 },
});

test("a pupil's order is read out in one sentence", () => {
  expect(howRight(told("CAB", 1))).toBe(", üç kartı da sıraladın");
  expect(said(told("CAB", 1, 846))).toBe("846 puan kazandın, üç kartı da sıraladın.");
  expect(said(told("ACB", 1 / 3, 271))).toBe("271 puan kazandın. Sıralaman %33 doğru.");
  expect(why(told("BAC", 0))).toBe("Puanın yerinde duruyor.");
  expect(said(told(null, null))).toBe("Bu soruda cevap vermedin.");
});

test("unsent cards are told apart: some without a place, or all placed when the teacher closed", () => {
  vi.stubGlobal("localStorage", aStorage());
  storeUnsent({ question_id: "q", starts_at: 1 }, ["C", "CA"]);
  expect(why(told(null, null))).toBe("Sıralaman gönderilmedi: bütün kartlar yerleşmemişti.");
  storeUnsent({ question_id: "q", starts_at: 1 }, ["C", "CBA"]);
  expect(why(told(null, null))).toBe("Göndermeden soru kapandı.");
  storeUnsent({ question_id: "q", starts_at: 1 }, [3]);
  expect(why(told(null, null))).toBe("Sıralaman gönderilmedi: bütün kartlar yerleşmemişti.");
  vi.unstubAllGlobals();
});

test("an order is read out by its texts, or by its letters if the texts are unknown", () => {
  expect(inWords(asked, "CAB")).toBe("üç; bir; iki");
  expect(inWords(asked, "CAB", ": ")).toBe("C, A, B: üç; bir; iki");
  expect(inWords(null, "CAB")).toBe("C, A, B");
  expect(solutionText({ kind: "order", items: ["x", "y"] }, { correct_option: "AB" })).toBe("x; y");
  expect(answers.solutionInShort({ kind: "order", items: ["x", "y", "z"] } as never)).toBe("");
});

test("a played order is written as it was, to be played again", () => {
  const body = { kind: "order", items: ["x", "y", "z"], right: "CAB" } as const;
  expect(draft.of({ ...order.shown(body), ...order.solution(body), kind: "order" })).toEqual({
    kind: "order",
    items: ["x", "y", "z"],
  });
  expect(draft.withRoom({ kind: "order", items: ["x"] })).toEqual({ kind: "order", items: ["x", "", ""] });
  expect(draft.isRead({ items: ["x", 1] })).toBe(false);
  expect(draft.isRead({ items: [] })).toBe(true);
  expect(withMoved(["x", "y", "z"], 0, 2)).toEqual(["y", "z", "x"]);
});

test("on paper the cards are not in their order, and the key says it by their letters", () => {
  const items = ["bir", "iki", "üç", "dört", "beş"];
  expect(mixed(items).map(({ text }) => text)).not.toEqual(items);
  const key = editor.keyOnPaper({ kind: "order", items });
  const texts = Object.fromEntries(mixed(items).map(({ letter, text }) => [letter, text]));
  expect(key.split(", ").map((letter) => texts[letter])).toEqual(items);
});

const grid = { 1: { A: 1, B: 0, C: 9 }, 2: { A: 4, B: 6, C: 0 }, 3: { A: 5, B: 4, C: 1 } };
test("the two places that most mixed up, and the wrong card that most put into one", () => {
  expect(mixedUp("CAB", grid)).toEqual([2, 3]);
  expect(mixedUp("CAB", undefined)).toBeNull();
  expect(mixedUp("CAB", { 1: { C: 3 }, 2: { A: 3 }, 3: { B: 3 } })).toBeNull();
  expect(topAt("CAB", grid, 2)).toEqual({ letter: "B", count: 6 });
  expect(topAt("CAB", grid, 1)).toEqual({ letter: "A", count: 1 });
  expect(topAt("CAB", undefined, 1)).toBeNull();
});

test("the close shows how many had the whole order", () => {
  const body = { kind: "order", items: ["x", "y", "z"], right: "CAB" } as const;
  expect(order.details!(body, ["CAB", "ACB", "CAB"])).toMatchObject({ answered: 3, right: 2 });
});

test("a made-up pupil gives the right order, or two neighbours in each other's place", () => {
  const body = { kind: "order", items: ["x", "y", "z"], right: "CAB" } as const;
  expect(guesses.guess(body, true, () => 0)).toBe("CAB");
  expect(guesses.guess(body, false, () => 0)).toBe("ACB");
  expect(guesses.guess(body, false, () => 0.99)).toBe("CBA");
});

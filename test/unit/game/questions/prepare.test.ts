import { expect, test } from "vitest";
import { prepare, type SetQuestion } from "#game/prepare";
import { kindOf, storedBody, type Shown } from "#question/kinds";
import type { Options } from "#question/question";
import type { Choice } from "#question/choice";
import { settings } from "../../../builders/settings";

const set: (SetQuestion & Choice)[] = Array.from({ length: 30 }, (_, i) => ({
  id: `q${i}`,
  text: `Soru ${i}`,
  options: <Options>(i % 2 === 0 ? { A: "doğru", B: "yanlış" } : { A: "bir", B: "iki", C: "doğru", D: "dört" }),
  correct: i % 2 === 0 ? "A" : "C",
  time_limit: 30,
  points: 1,
  explanation: "",
}));

/** A small generator with a seed, so that a failing shuffle can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test("[Q5] without shuffles the game's questions are the set's, in their order", () => {
  const [first, ...rest] = prepare(set, settings(), seeded(1));
  expect(first).toEqual({
    id: "q0",
    text: "Soru 0",
    options: { A: "doğru", B: "yanlış" },
    correct: "A",
    limitMs: 30_000,
    points: 1,
    explanation: "",
  });
  expect(rest.map(({ id }) => id)).toEqual(set.slice(1).map(({ id }) => id));
});

test("[Q1] the time factor lengthens every clock", () => {
  const limits = ([1, 1.5, 2] as const).map(
    (time_factor) => prepare(set, settings({ time_factor }), seeded(1))[0]!.limitMs,
  );
  expect(limits).toEqual([30_000, 45_000, 60_000]);
});

test("[K3] the cards of an order are mixed in every game, whatever its settings, and never come solved", () => {
  const order = storedBody({ kind: "order", items: ["bir", "iki", "üç"] })!;
  for (let n = 0; n < 60; n++) {
    const question = { ...order, id: "q", text: "Sırala", time_limit: 45, points: 1 as const, explanation: "" };
    const [asked] = prepare([question], settings({ shuffle_options: false }), Math.random);
    const { correct_option } = kindOf(asked!).solution(asked!);
    const { options }: Shown = kindOf(asked!).shown(asked!);
    expect(correct_option).not.toBe("ABC");
    expect(Array.from(correct_option!, (key) => options![key])).toEqual(["bir", "iki", "üç"]);
  }
});

test("[Q5] shuffled questions are the same questions in another order", () => {
  const ids = prepare(set, settings({ shuffle_questions: true }), seeded(7)).map(({ id }) => id);
  expect(ids).not.toEqual(set.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(set.map(({ id }) => id).toSorted());
});

test("[Q5] each of the six orders of three questions is as likely as any other", () => {
  const sixths = Array.from({ length: 6 }, (_, i) => (i + 0.5) / 6);
  const counts = new Map<string, number>();
  // Try every outcome of three draws; two of them are enough for one order.
  for (const first of sixths)
    for (const second of sixths)
      for (const third of sixths) {
        const draws = [first, second, third].values();
        const order = prepare(set.slice(0, 3), settings({ shuffle_questions: true }), () => draws.next().value!);
        const ids = order.map(({ id }) => id).join(" ");
        counts.set(ids, (counts.get(ids) ?? 0) + 1);
      }
  expect([...counts.values()]).toEqual([36, 36, 36, 36, 36, 36]);
});

test("[Q5] in shuffled options the right answer goes with its text, and no letter is missing", () => {
  const shuffled = prepare(set, settings({ shuffle_options: true }), seeded(7)) as Choice[];
  for (const [i, { options, correct }] of shuffled.entries()) {
    expect(options[correct]).toBe("doğru");
    expect(Object.keys(options)).toEqual(Object.keys(set[i]!.options));
    expect(Object.values(options).toSorted()).toEqual(Object.values(set[i]!.options).toSorted());
  }
  expect(new Set(shuffled.map(({ correct }) => correct))).toEqual(new Set(["A", "B", "C", "D"]));
});

test("[Q5] the set itself is left as it is", () => {
  const before = structuredClone(set);
  prepare(set, settings({ shuffle_questions: true, shuffle_options: true }), seeded(3));
  expect(set).toEqual(before);
});

import { expect, test } from "vitest";
import { playedBody, kindOf, storedBody, type Body, type KindName } from "#question/kinds";

/** The stored and the kept form of each kind, and bodies with an unreadable part. */

const options = { A: "bir", B: "iki", C: "üç" };
const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };
const pairs = ["x", "y", "z"].map((right, i) => ({ left: `${i + 1}.`, right }));
const areas = [{ x: 500, y: 400, r: 50 }];
const slider = { min: 0, max: 10, step: 0.5 };

/** For each kind: a question as it is written, its body in a game, and bodies with one faulty field. */
const written: Record<KindName, { fields: object; body: object; half: object[] }> = {
  choice: {
    fields: { options, correct_option: "B" },
    body: { options, correct: "B" },
    half: [{ correct_option: "D" }, { correct_option: "" }, { correct_option: 3 }, { options: { A: "bir" } }],
  },
  multi: {
    fields: { options, correct_option: "CA" },
    body: { kind: "multi", options, correct: "AC" },
    half: [{ correct_option: "AD" }, { correct_option: null }, { correct_option: "AG" }, { options: { A: "bir" } }],
  },
  typed: {
    fields: { accepted: [" Ankara "], typo: false },
    body: { kind: "typed", accepted: ["Ankara"], typo: false },
    half: [{ accepted: [] }, { accepted: ["Ankara", 3] }, { accepted: "Ankara" }, { typo: "yes" }],
  },
  number: {
    fields: { value: 2.5, tolerance: 0.5, unit: "cm", slider },
    body: { kind: "number", value: 2.5, tolerance: 0.5, unit: "cm", slider },
    half: [{ value: "iki" }, { tolerance: -1 }, { slider: { ...slider, step: 0 } }, { slider: 3 }, { unit: 3 }],
  },
  order: {
    fields: { items: ["bir", " iki", "üç"] },
    body: { kind: "order", items: ["bir", "iki", "üç"] },
    half: [{ items: ["bir", "iki"] }, { items: ["bir", "iki", "üç", 4] }, { items: "bir" }],
  },
  match: {
    fields: { pairs },
    body: { kind: "match", pairs },
    half: [{ pairs: pairs.slice(1) }, { pairs: [...pairs, 3] }, { pairs: [...pairs, null] }, { pairs: "x" }],
  },
  spot: {
    fields: { image, areas },
    body: { kind: "spot", image, areas },
    half: [{ areas: [] }, { areas: [...areas, null] }, { areas: [...areas, 3] }, { areas: "x" }, { image: null }],
  },
  poll: {
    fields: { options },
    body: { kind: "poll", options },
    half: [{ options: { A: "bir" } }, { options: { A: "bir", B: 2 } }],
  },
  cloud: { fields: {}, body: { kind: "cloud" }, half: [] },
};
const every = Object.entries(written) as [KindName, (typeof written)[KindName]][];

test.each(every)(
  "%s: a stored question is played, kept as it was played, and nothing is made of half a one",
  (kind, of) => {
    const body = storedBody({ kind, ...of.fields })!;
    expect(body).toMatchObject(of.body);
    expect(playedBody({ ...body })).toEqual(body);
    const halves = of.half.map((half) => ({ kind, ...of.fields, ...half }));
    expect(halves.filter((half) => storedBody(half) !== null)).toEqual([]);
    const read = halves.map((half) => kindOf({ kind }).read(half)).filter(({ faults }) => faults.length === 0);
    expect(read.filter(({ draft }) => kindOf({ kind }).body(draft) !== null)).toEqual([]);
  },
);

const unreadable: [KindName, object][] = [
  ["choice", { correct: "D" }],
  ["choice", { correct: null }],
  ["choice", { options: { A: "bir", B: 2 } }],
  ["multi", { correct: "AD" }],
  ["multi", { correct: "AG" }],
  ["multi", { options: { A: "bir", B: 2 } }],
  ["typed", { accepted: [] }],
  ["typed", { accepted: ["Ankara", 3] }],
  ["typed", { byHost: [] }],
  ["typed", { byHost: "Ankara" }],
  ["typed", { refused: ["Ankara", 3] }],
  ["number", { value: "iki" }],
  ["number", { slider: 3 }],
  ["number", { byHost: ["3", 4] }],
  ["number", { refused: "3" }],
  ["order", { items: ["bir", "iki", "üç", 4] }],
  ["order", { items: ["bir", "iki"] }],
  ["match", { pairs: [...pairs, null] }],
  ["match", { pairs: pairs.slice(1) }],
  ["match", { right: "AB" }],
  ["spot", { image: null }],
  ["spot", { areas: [] }],
  ["spot", { areas: [...areas, null] }],
  ["poll", { options: { A: "bir", B: 2 } }],
];
test.each(unreadable)("%s: a game whose %j cannot be read does not show it", (kind, damaged) => {
  const body = storedBody({ kind, ...written[kind].fields })!;
  expect(playedBody({ ...body, ...damaged })).toBeNull();
});

test("the host's decisions and the language of the set are kept with a question", () => {
  const typed = {
    kind: "typed",
    accepted: ["Ankara"],
    typo: false,
    byHost: ["Angora"],
    refused: ["ANKARA"],
    lang: "en",
  };
  expect(playedBody(typed)).toEqual(typed);
  expect(playedBody({ ...typed, lang: 3 })).not.toHaveProperty("lang");
  expect(playedBody({ kind: "cloud", lang: "en" })).toEqual({ kind: "cloud", lang: "en" });
  expect(playedBody({ kind: "cloud", lang: 3 })).toEqual({ kind: "cloud" });
});

test("an unknown kind is stored and kept as none", () => {
  expect([storedBody({ kind: "painting" }), storedBody({ kind: 3 }), storedBody({ kind: "toString" })]).toEqual([
    null,
    null,
    null,
  ]);
  expect([playedBody({ kind: "painting" }), playedBody({ kind: ["choice"] })]).toEqual([null, null]);
});

const bodyOf = <K extends KindName>(kind: K) => storedBody({ kind, ...written[kind].fields }) as Body<K>;

const takes = (kind: "choice" | "multi" | "poll", value: string) => kindOf({ kind }).takes(bodyOf(kind), value);

test("a choice and one with several right answers take the offered letters, and no other", () => {
  expect(["A", "C", "D", "", "AB", "x"].filter((value) => takes("choice", value))).toEqual(["A", "C"]);
  expect(["A", "AC", "CA", "AD", "", "AA"].filter((value) => takes("multi", value))).toEqual(["A", "AC"]);
  expect(["A", "D"].filter((value) => takes("poll", value))).toEqual(["A"]);
});

test("an answer to several right ones counts as right if it has them all", () => {
  const body = bodyOf("multi");
  expect(kindOf({ kind: "multi" }).details?.(body, ["AC", "A", "AC", "ABC", "B"])).toEqual({ answered: 5, right: 2 });
  expect(kindOf({ kind: "multi" }).solution(body)).toEqual({ correct_option: "AC" });
});

test("[P6] the host says who was right where nobody has a phone, or nobody answers at all", () => {
  const typed = bodyOf("typed");
  const judges = kindOf({ kind: "typed", by_host: "judges" });
  expect(["+", "-", "Ankara"].map((value) => judges.takes(typed, value))).toEqual([true, true, false]);
  expect(judges.distribution(typed, ["+", "+", "-"], 4)).toEqual({ "+": 2, "-": 1, none: 1 });
  const skips = kindOf({ kind: "typed", by_host: "skips" });
  expect(["+", "Ankara"].map((value) => skips.takes(typed, value))).toEqual([false, false]);
  expect(skips.distribution(typed, [], 4)).toEqual({ none: 4 });
});

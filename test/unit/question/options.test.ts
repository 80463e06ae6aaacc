import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choice } from "#question/choice";
import { multi } from "#question/multi";
import { poll } from "#question/poll";
import { aChoice, aMulti } from "./drafts";
import { aRandom } from "./laws";

const four = { A: "Ankara", B: "Bursa", C: "Çorum", D: "Denizli" };
const id = (letter: string) => letter.repeat(43);
const faultsOf = (fields: Record<string, unknown>) => {
  const { draft, faults } = poll.read(fields);
  return faults.length > 0 ? faults : poll.faults(draft);
};

test.each([
  [{}, "options", undefined, "Şıkları yazın."],
  [{ options: [] }, "options", undefined, "Şıkları yazın."],
  [{ options: { A: "bir", G: "iki" } }, "options", undefined, "Şıklar yalnız A, B, C, D, E ve F olabilir."],
  [{ options: { A: "bir", ["__proto__"]: "iki" } }, "options", undefined, "Şıklar yalnız A, B, C, D, E ve F olabilir."],
  [{ options: { A: "bir", B: 2 } }, "options", "B", "Şıklar yazı olmalı."],
  [{ options: { A: "bir" } }, "options", undefined, "En az iki şık gerekli."],
  [
    { options: { A: "bir", C: "iki" } },
    "options",
    undefined,
    "Şıklar A’dan başlayıp arada boşluk kalmadan sıralanmalı.",
  ],
  [{ options: { A: "bir", B: " \u200b" } }, "options", "B", "B şıkkı boş. Yazın, resim ekleyin ya da bu şıkkı silin."],
  [{ options: { A: "bir", B: "bir " } }, "options", "B", "A ve B aynı."],
  [{ options: { A: "bir", B: "x".repeat(401) } }, "options", "B", "En çok 400 karakter olabilir."],
  [{ options: { A: "bir", B: "i\u0000ki" } }, "options", "B", "Metinde kullanılamayan bir karakter var."],
  [{ options: four, option_images: [] }, "option_images", undefined, "Resimler okunamadı."],
  [{ options: four, option_images: { A: { id: "../x", alt: "" } } }, "option_images", "A", "Resimler okunamadı."],
  [
    { options: { A: "", B: "iki" }, option_images: { A: { id: id("a"), alt: " " } } },
    "option_images",
    "A.alt",
    "Resmi göremeyen öğrenci için bir cümle yazın.",
  ],
  [
    { options: four, option_images: { A: { id: id("a"), alt: "x".repeat(301) } } },
    "option_images",
    "A.alt",
    "En çok 300 karakter olabilir.",
  ],
  [
    { option_images: { A: { id: id("a"), alt: "kedi" }, B: { id: id("a"), alt: "köpek" } } },
    "options",
    "B",
    "A ve B aynı.",
  ],
  [
    { option_images: { A: { id: id("a"), alt: "kedi" }, B: { id: id("a"), alt: "kedi" } } },
    "options",
    "B",
    "A ve B aynı.",
  ],
  [
    { option_images: { A: { id: id("a"), alt: "kedi" }, B: { id: id("b"), alt: "kedi" } } },
    "option_images",
    "B.alt",
    "A ve B için aynı cümle yazılmış. Resmi göremeyen öğrenci ikisini ayıramaz.",
  ],
])("[K7] options %j: %s %s", (fields, field, key, message) => {
  expect(faultsOf(fields)).toEqual([{ field, ...(key !== undefined && { key }), message }]);
});

test.each([
  [{ options: { A: "bir", B: "iki", C: "üç", D: "dört", E: "beş", F: "altı" } }],
  [{ options: { B: "x2", A: "x²" } }],
  [{ options: four, option_images: null }],
  [{ options: four, option_images: { A: null, B: { id: id("b") } } }],
  [{ options: { A: "bir", B: "" }, option_images: { B: { id: id("b"), alt: "Bir kedi" } } }],
  [{ options: { A: "kedi", B: "kedi" }, option_images: { A: { id: id("a") }, B: { id: id("b") } } }],
  [{ option_images: { A: { id: id("a"), alt: "kedi" }, B: { id: id("b"), alt: "köpek" } } }],
])("options %j have no fault", (fields) => {
  expect(faultsOf(fields)).toEqual([]);
});

test.each([
  [undefined, null],
  [null, null],
  ["", null],
  ["CAC", "AC"],
  ["ABCD", "ABCD"],
])("several right options %j are read as %j", (correct_option, right) => {
  expect(multi.read({ options: four, correct_option })).toEqual({
    draft: { kind: "multi", options: four, correct_option: right },
    faults: [],
  });
});

test.each([
  [null, "En az bir doğru işaretleyin."],
  ["AE", "Doğru şıklar, şıkların harfleri olmalı."],
])("several right options %j are at fault", (correct_option, message) => {
  expect(multi.faults({ kind: "multi", options: four, correct_option })).toEqual([
    { field: "correct_option", message },
  ]);
});

const readMarked = (correct_option: unknown) => choice.read({ options: four, correct_option });

test("a right option that is not there is marked as none; a text that is no letter is at fault", () => {
  expect([readMarked("D"), readMarked("F"), readMarked("AB")].map(({ draft }) => draft.correct_option)).toEqual([
    "D",
    null,
    null,
  ]);
  expect(
    [readMarked("F").faults, readMarked("AB").faults, readMarked(null).faults].map(({ length }) => length),
  ).toEqual([0, 1, 1]);
});

test.each(["A,C", "ac", 3, ["A"], {}])("several right options are not read from %j", (correct_option) => {
  expect(multi.read({ options: four, correct_option }).faults).toEqual([
    { field: "correct_option", message: "Doğru şıklar, şıkların harfleri olmalı." },
  ]);
});

test.each([
  ["ACD", 1],
  ["A", 1 / 3],
  ["AC", 2 / 3],
  ["AB", 0],
  ["ABC", 1 / 3],
  ["ABCD", 2 / 3],
  ["B", 0],
])("[K8] with A, C and D right, %s has a share of %d", (value, share) => {
  const body = multi.body({ kind: "multi", options: four, correct_option: "ACD" })!;
  expect(multi.takes(body, value)).toBe(true);
  expect(multi.share(body, value)).toBeCloseTo(share, 12);
});

test.each(["", "CA", "AA", "E", "AE", "a", "A C"])("[K8] several options are not chosen as %j", (value) => {
  expect(multi.takes(multi.body({ kind: "multi", options: four, correct_option: "ACD" })!, value)).toBe(false);
});

test("a choice of several counts each chosen option, and the players who chose", () => {
  const body = multi.body({ kind: "multi", options: four, correct_option: "ACD" })!;
  expect(multi.distribution(body, ["ACD", "AB", "A"], 5)).toEqual({ A: 3, B: 1, C: 1, D: 1, none: 2 });
});

test("[K14] a poll has no right answer and no share", () => {
  const body = poll.body({ kind: "poll", options: four })!;
  expect([poll.share(body, "A"), poll.mistake(body, "A"), poll.solution(body)]).toEqual([
    null,
    null,
    { correct_option: null },
  ]);
  expect(["A", "D", "E", "", "AB"].map((value) => poll.takes(body, value))).toEqual([true, true, false, false, false]);
  expect(poll.distribution(body, ["A", "A", "C"], 4)).toEqual({ A: 2, B: 0, C: 1, D: 0, none: 1 });
  expect(poll.read({ options: four }).draft).toMatchObject({ kind: "poll", options: four });
  expect(poll.shown(body)).toEqual({ kind: "poll", options: four });
  const mixed = poll.dealt(body, true, () => 0);
  expect(mixed).not.toEqual(body);
  expect(contents(mixed, "ABCD")).toEqual(contents(body, "ABCD"));
});

test("a choice and one right of several are shown as they were written, pictures too", () => {
  const option_images = { B: { id: id("b"), alt: "Bir kedi" } };
  const body = choice.body({ options: four, option_images, correct_option: "B" })!;
  expect(body).toEqual({ options: four, optionImages: option_images, correct: "B" });
  expect([choice.shown(body), choice.solution(body)]).toEqual([
    { options: four, option_images },
    { correct_option: "B" },
  ]);
  expect(multi.shown(multi.body({ kind: "multi", options: four, option_images, correct_option: "B" })!)).toEqual({
    kind: "multi",
    options: four,
    option_images,
  });
});

type Played = { readonly options: Record<string, string>; readonly optionImages?: Readonly<Record<string, unknown>> };

/** The texts and pictures under these letters. */
const contents = ({ options, optionImages = {} }: Played, keys: string): string[] =>
  Array.from(keys, (key) => JSON.stringify([options[key], optionImages[key] ?? null])).toSorted();

test("[Q5] mixed options are the same options, each with its picture, and the right ones stay right", () => {
  let moved = 0;
  fc.assert(
    fc.property(aChoice, aMulti, aRandom, (one, several, random) => {
      const single = choice.body(one)!;
      const dealt = choice.dealt(single, true, random);
      expect(contents(dealt, dealt.correct)).toEqual(contents(single, single.correct));
      const body = multi.body(several)!;
      const mixed = multi.dealt(body, true, random);
      expect(Object.keys(mixed.options)).toEqual(Object.keys(body.options));
      const all = Object.keys(body.options).join("");
      expect(contents(mixed, all)).toEqual(contents(body, all));
      expect(contents(mixed, mixed.correct)).toEqual(contents(body, body.correct));
      if (mixed.correct !== body.correct) moved++;
      expect([choice.dealt(single, false, random), multi.dealt(body, false, random)]).toEqual([single, body]);
    }),
  );
  expect(moved).toBeGreaterThan(10);
});

import * as fc from "fast-check";
import { cardKeys, type PictureRef } from "#question/question";
import type { ChoiceDraft } from "#question/choice";
import type { CloudFields } from "#question/cloud";
import type { MatchFields } from "#question/match";
import type { MultiDraft } from "#question/multi";
import type { NumberDraft } from "#question/numbers/number-fields";
import type { WrittenOptions } from "#question/options/option-list";
import type { OrderFields } from "#question/order";
import type { PollFields } from "#question/poll";
import type { SpotFields } from "#question/spot";
import type { TypedFields } from "#question/typed";
import { aWord } from "./random-texts";

/** Complete drafts of every kind, as their editors and the import write them. */

const letters = ["A", "B", "C", "D", "E", "F"];
const aText = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom("a", "B", "ç", "İ", "ı", "7", "$x^2$", "كتاب", "👩🏽‍🚀", "é", "-"), {
      minLength: 1,
      maxLength: Math.floor(max / 8),
    })
    .map((parts) => parts.join(""));

/** Different texts, in a number between `min` and `max`. */
const texts = (count: { min: number; max: number }, max: number): fc.Arbitrary<string[]> =>
  fc
    .array(aText(max - 8), { minLength: count.min, maxLength: count.max })
    .map((all) => all.map((text, i) => `${text} ${letters[i]}${i}`));

const aPicture: fc.Arbitrary<PictureRef> = fc.record({
  id: fc.stringMatching(/^[\w-]{43}$/),
  alt: fc.oneof(fc.constant(""), aText(100)),
});

const someOptions: fc.Arbitrary<WrittenOptions> = fc
  .tuple(texts({ min: 2, max: 6 }, 200), fc.array(fc.option(aPicture), { maxLength: 6 }), fc.array(fc.boolean()))
  .map(([all, pictures, hasText]) => {
    const entries = all.map((text, i) => ({
      key: letters[i]!,
      text,
      picture: pictures[i],
      isBare: hasText[i] === false,
    }));
    const option_images = Object.fromEntries(
      entries.flatMap(({ key, text, picture, isBare }) =>
        picture ? [[key, isBare ? { ...picture, alt: `Resim ${text}` } : picture]] : [],
      ),
    );
    const options = Object.fromEntries(
      entries.map(({ key, text, picture, isBare }) => [key, picture && isBare ? "" : text]),
    );
    return { options, ...(Object.keys(option_images).length > 0 && { option_images }) };
  });

const some = <T>(all: readonly T[], pick: number): T[] => all.filter((_, i) => (pick >> i) & 1);

export const aChoice: fc.Arbitrary<ChoiceDraft> = fc.tuple(someOptions, fc.nat()).map(([options, right]) => {
  const keys = Object.keys(options.options);
  return { ...options, correct_option: keys[right % keys.length]! };
});
export const aMulti: fc.Arbitrary<MultiDraft> = fc.tuple(someOptions, fc.nat()).map(([options, pick]) => {
  const keys = Object.keys(options.options);
  const right = some(keys, pick);
  return { kind: "multi", ...options, correct_option: (right.length > 0 ? right : keys).join("") };
});
export const aPoll: fc.Arbitrary<PollFields> = someOptions.map((options) => ({ kind: "poll", ...options }));

/** Some of the letters, in order. */
export const someLetters: fc.Arbitrary<string> = fc.nat(63).map((pick) => some(letters, pick).join(""));
export const aLetter: fc.Arbitrary<string> = fc.constantFrom(...letters);

export const aTyped: fc.Arbitrary<TypedFields> = fc
  .tuple(texts({ min: 1, max: 6 }, 60), fc.array(aWord, { maxLength: 3 }), fc.boolean())
  .map(([all, words, typo]) => {
    const accepted = [...all, ...words.map((word, i) => `${word} ${"xyz"[i]}`)];
    return { kind: "typed", accepted, typo };
  });

const aStep = fc.integer({ min: 1, max: 999 });
export const aNumber: fc.Arbitrary<NumberDraft> = fc
  .tuple(
    fc.integer({ min: -1e6, max: 1e6 }),
    fc.nat(5_000),
    fc.constantFrom(1, 10, 100, 1e6),
    aStep,
    fc.boolean(),
    fc.boolean(),
  )
  .map(([value, tolerance, scale, step, hasUnit, hasSlider]) => ({
    kind: "number",
    value: value / scale,
    tolerance: tolerance / scale,
    ...(hasUnit && { unit: "cm²" }),
    ...(hasSlider && { slider: { min: (value - step) / scale, max: (value + 9 * step) / scale, step: step / scale } }),
  }));

export const aCloud: fc.Arbitrary<CloudFields> = fc.constant({ kind: "cloud" });

/** Numbers as they are typed, and texts that are no numbers. */
export const aTypedNumber: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: -1e6, max: 1e6 }).map(String),
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,-−٣ ")), minLength: 1, maxLength: 8 }),
);

export const anOrder: fc.Arbitrary<OrderFields> = texts({ min: 3, max: 8 }, 80).map((items) => ({
  kind: "order",
  items,
}));
export const aMatch: fc.Arbitrary<MatchFields> = fc
  .tuple(texts({ min: 3, max: 6 }, 80), texts({ min: 6, max: 6 }, 80))
  .map(([all, rights]) => ({ kind: "match", pairs: all.map((left, i) => ({ left, right: rights[i]! })) }));
/** Letters in any order, mostly as many as there are cards. */
export const anOrdering = (count: number): fc.Arbitrary<string> => {
  const some = cardKeys.slice(0, count);
  const whole = fc.shuffledSubarray(some, { minLength: count });
  return fc.oneof(whole, whole, fc.array(fc.constantFrom(...cardKeys))).map((all) => all.join(""));
};

const aPlace = fc.integer({ min: 0, max: 1000 });
const aName = fc.constantFrom("Ankara", "İzmir", "Ağrı Dağı");
const aSide = fc.integer({ min: 16, max: 4096 });
export const aSpot: fc.Arbitrary<SpotFields> = fc
  .tuple(
    aPicture,
    fc.option(fc.record({ width: aSide, height: aSide })),
    fc.array(fc.record({ x: aPlace, y: aPlace, r: fc.integer({ min: 10, max: 500 }) }), { minLength: 1, maxLength: 5 }),
    fc.option(fc.array(fc.record({ name: aName, x: aPlace, y: aPlace }), { minLength: 1, maxLength: 5 })),
  )
  .map(([picture, size, areas, others]) => {
    const [{ x, y } = { x: 0, y: 0 }] = areas;
    const places = others && [{ name: "Doğru yer", x, y }, ...others];
    return { kind: "spot", image: { ...picture, ...size }, areas, ...(places && { places }) };
  });
export const aPoint: fc.Arbitrary<string> = fc.tuple(aPlace, aPlace).map(([x, y]) => `${x},${y}`);

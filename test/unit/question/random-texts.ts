import * as fc from "fast-check";

/** Pieces of text: as people write them, as keyboards of the world write them, and such as nobody should write. */
const pieces = fc.constantFrom(
  ...Array.from("aâAıIiİ çÇğöşüz012359.,;:-–−/*#'’´\"?!()%+=_"),
  ...Array.from("еΣςß٣۴９½²ﬁ\u0307\u0302\u0301\u0323"),
  " ",
  "\t",
  "\n",
  "\u200b",
  "\u200d",
  "\u00ad",
  "\u202e",
  "\u200f",
  "كتاب",
  "שלום",
  "👩🏽‍🚀",
  "🇹🇷",
  "न्",
  "각",
  "ẞ",
  "Ǆ",
  "\ud800",
  "\u0000",
);

export const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.string({ unit: "grapheme", maxLength: 10 }),
);

/** A random word; below it, slips in a word. */
export const aWord = fc
  .array(fc.constantFrom(...Array.from("abcçdefgğhıijklmnoöprsştuüvyz")), { minLength: 5, maxLength: 12 })
  .map((letters) => letters.join(""));

const NAMES =
  "kind options option_images correct_option accepted typo value tolerance unit slider min max step items pairs left right " +
  "image id alt areas x y r A B C F 0 __proto__ constructor length lang byHost";

/** Random JSON, often with the names of real fields. */
const names = fc.constantFrom(...NAMES.split(" "));
const leaf = fc.oneof(
  anyText,
  fc.constantFrom("A", "ACD", "abc", "2,5", "B", "tr", "x".repeat(61), "A".repeat(43)),
  fc.double(),
  fc.integer({ min: -20, max: 1100 }),
  fc.boolean(),
  fc.constant(null),
);
export const anyJson = fc.letrec<{ any: unknown; fields: Record<string, unknown> }>((tie) => ({
  any: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, fc.array(tie("any"), { maxLength: 7 }), tie("fields")),
  fields: fc.dictionary(names, tie("any"), { maxKeys: 8 }),
})).fields;

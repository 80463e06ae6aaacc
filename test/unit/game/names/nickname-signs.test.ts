import { expect, test } from "vitest";
import { graphemes, roughGraphemes } from "#question/graphemes";
import { isBetween, isName } from "#game/names/nickname-signs";
import { parseNickname } from "#game/names/nickname";

const everyCodePoint = (also: string[]): string[] =>
  Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).flatMap((sign) =>
    also.map((rest) => sign + rest),
  );
const REGIONAL_A = 0x1f1e6;
const pairs = Array.from({ length: 26 * 26 }, (_, i) =>
  String.fromCodePoint(REGIONAL_A + Math.floor(i / 26), REGIONAL_A + (i % 26)),
);
const tags = (letters: string): string =>
  `\u{1f3f4}${Array.from(letters, (letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join("")}\u{e007f}`;

test("[N2] all that Unicode recommends as an emoji is one, all flags among them, and no other pair of letters is a flag", () => {
  const recommended = /^\p{RGI_Emoji}$/v;
  const single = everyCodePoint(["", "\u{fe0f}", "\u{fe0f}\u{20e3}", "\u{1f3fd}"]).filter((sign) =>
    recommended.test(sign),
  );
  expect(single.length).toBeGreaterThan(1_500);
  expect(single.filter((sign) => !isName(sign))).toEqual([]);
  expect(pairs.filter(isName)).toEqual(pairs.filter((pair) => recommended.test(pair)));
  const regions = ["gbeng", "gbsct", "gbwls", "gbnir", "ustx", "gb", ""].map(tags);
  expect(regions.filter(isName)).toEqual(regions.filter((flag) => recommended.test(flag)));
});

test("[N2] a single sign is a letter or a digit that can be seen, an emoji, or nothing of a name", () => {
  const allowed =
    /^(?:[[\p{L}\p{Nd}]--\p{Default_Ignorable_Code_Point}]|[\p{Emoji}&&\p{Extended_Pictographic}]|\p{Emoji_Modifier})$/v;
  expect(everyCodePoint([""]).filter((sign) => isName(sign) !== allowed.test(sign))).toEqual([]);
});

test.each(["مُحَمَّد", "नमस्ते क्षितिज", "김민준", "ที่รัก", "Nguyễn", "Şule 🇹🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 7️⃣", "👍🏽 Ali", "🕵‍♂️❤️❤", "👨‍👩‍👧‍👦".repeat(20)])(
  "[N2] without the browser's segmenter too %s is allowed",
  (name) => {
    expect(parseNickname(name)).toBe(name);
    expect(roughGraphemes(name).every((part) => isBetween(part) || isName(part))).toBe(true);
    expect(roughGraphemes(name).join("")).toBe(graphemes(name).join(""));
    expect(roughGraphemes(name).length).toBeLessThanOrEqual(20);
  },
);

test.each(["A\u200dli", "🦊\u200d", "A\ufe0fli", "\u0301", "\u{1f1f9}", "a\u0316\u0317\u0318\u0319", "Ali\ud800"])(
  "[N3] without the browser's segmenter too %j is not allowed",
  (name) => {
    expect(parseNickname(name)).toBeNull();
    expect(roughGraphemes(name).every((part) => isBetween(part) || isName(part))).toBe(false);
  },
);

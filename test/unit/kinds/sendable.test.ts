import { isAnswerText } from "#question/written/answer-texts";
import { graphemes, roughGraphemes } from "#question/graphemes";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { letters, sendable } from "#kinds/shared/written/phone/sendable";

test.each([
  ["", null],
  ["   ", null],
  ["\u200b", null],
  [" mitokondri ", "mitokondri"],
  ["iki\n satır", "iki satır"],
  ["?", "?"],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), null],
  ["👩‍🔬".repeat(61), null],
  [`a${"\u0301".repeat(1_600)}`, null],
  ["👩‍🔬".repeat(20), "👩‍🔬".repeat(20)],
  ["e\u0301".repeat(60), "e\u0301".repeat(60)],
  ["👩‍🔬".repeat(60), "👩‍🔬".repeat(60)],
  ["x\u0323\u0301".repeat(60), "x\u0323\u0301".repeat(60)],
])("a text %j is sent as %j", (text, answer) => {
  expect(sendable(text, 60)).toBe(answer);
  // The server accepts every answer that the phone sends.
  expect(answer === null || isAnswerText(answer, 60)).toBe(true);
});

/** Pieces that keyboards of the world combine into one letter. */
const world = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from("aşİ кל بน์ำดำ한가क्षिন্ত্র🇹🇷🇩🇪")),
      fc.constantFrom(
        "👩🏽‍🚀",
        "🏴\u{E0067}\u{E007F}",
        "न्दी",
        "\u1100\u1100\u1161\u11a8",
        "\u0600١",
        "1️⃣",
        "x\u0323\u0301",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
    { minLength: 1, maxLength: 70 },
  )
  .map((parts) => parts.join("").normalize());

test("a phone never holds back an answer that the server takes, with a segmenter or without", () => {
  fc.assert(
    fc.property(world, (text) => {
      // Leave out a mark without a letter, which nobody writes.
      const isWritten = /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
      expect(isWritten && isAnswerText(text.trim(), 60) && sendable(text, 60) === null).toBe(false);
      expect(roughGraphemes(text).length).toBeLessThanOrEqual(graphemes(text).length);
      expect(roughGraphemes(text).join("")).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test("without a segmenter a letter with its marks is one as well", () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  expect(letters("क्षि👩🏽‍🚀🇹🇷x\u0323\u0301가")).toHaveLength(5);
  vi.unstubAllGlobals();
});

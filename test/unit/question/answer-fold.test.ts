import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { comparable } from "#question/text";
import { answerFold } from "#question/written/answer-fold";
import { anyText } from "./random-texts";

test.each([
  ["Isparta", "ısparta"],
  ["ISPARTA", "isparta"],
  ["İSTANBUL", "istanbul"],
  ["I\u0307stanbul", "ıstanbul"],
  ["i\u0307stanbul", "İstanbul"],
  ["  Mustafa \n Kemal ", "mustafa kemal"],
  ["Kara\u00a0Deniz", "kara deniz"],
  ["Türkiye’nin", "Türkiye'nin"],
  ["Türkiyenin", "Türkiye´nin"],
  ["e-posta", "eposta"],
  ["e–posta", "E-Posta"],
  ["Covid-19", "covid19"],
  ["madde -3", "madde −3"],
  ["T.C.", "TC"],
  ["Ankara.", "ankara"],
  ["“Nutuk”", "nutuk"],
  ["elma, armut", "elma,armut"],
  ["ve/veya", "ve / veya"],
  ["kâr", "kar"],
  ["KÂR", "kar"],
  ["ka\u0302r", "kar"],
  ["ﬁzik", "FİZİK"],
  ["Ｂｉｌｙｅ", "bilye"],
  ["H₂O", "h2o"],
  ["1.000", "1000"],
  ["1.234.567,5", "1234567,5"],
  ["2.5", "2,5"],
  ["12.30", "12:30"],
  ["1914-1918", "1914 – 1918"],
  ["−3", "-3"],
  ["- 3", "-3"],
  ["½", "1/2"],
  ["3 / 4", "3/4"],
  ["(3, -4)", "3,-4"],
  ["٣ كتب", "3 كتب"],
  ["\u200fكتاب\u200e", "كتاب"],
  ["ab\u00adcde", "abcde"],
  ["❤️", "❤"],
  ["…", "..."],
  ["“ ”", '""'],
  ["—", "-"],
  ["STRASSE", "straße"],
  ["ΟΔΟΣ", "οδοσ"],
])("[K9] %s and %s are one answer", (one, other) => {
  expect(answerFold(one)).toBe(answerFold(other));
  expect(answerFold(one)).not.toBe("");
});

test.each([
  ["çam", "cam"],
  ["dağ", "dag"],
  ["söz", "soz"],
  ["şen", "sen"],
  ["kül", "kul"],
  ["café", "cafe"],
  ["2,5", "25"],
  ["3/4", "34"],
  ["3/4", "3,4"],
  ["-3", "3"],
  ["(3,-4)", "(3,4)"],
  ["2*3", "23"],
  ["C#", "C"],
  ["C++", "C"],
  ["+", "-"],
  ["?", "!"],
  ["...", "."],
  ["<", ">"],
  ["the cat", "cat"],
  ["😀", "😃"],
])("[K9] %s and %s are two", (one, other) => {
  expect(answerFold(one)).not.toBe(answerFold(other));
});

test("[K9] a circumflex tells words apart if it does in the language of the set", () => {
  expect(answerFold("Bîr", "ku")).not.toBe(answerFold("bir", "ku"));
  expect(answerFold("Bîr", "ku")).toBe(answerFold("bîr", "ku"));
  expect(answerFold("Bîr", "tr-TR")).toBe(answerFold("bir", "tr-TR"));
  expect(answerFold("Bîr", "")).toBe(answerFold("bîr", "no tag at all"));
});

test("folding a second time changes no code point", () => {
  // Fold hundreds in one text, because one by one would take ten times as long. The planes left out are empty or private.
  for (let first = 0; first < 0xe_1000; first = first === 0x3_2f00 ? 0xe_0000 : first + 0x100) {
    const signs = Array.from({ length: 0x100 }, (_, i) => `a${String.fromCodePoint(first + i)}1`);
    for (const lang of ["tr", "de"]) {
      const once = answerFold(signs.join(" "), lang);
      expect(answerFold(once, lang) === once || first.toString(16)).toBe(true);
    }
  }
});

test("[T48] a tower of marks is neither composed nor folded, however it is written", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const towers = ["\u0301\u0323", "\u0301\u200c", "\u0301\u00ad\u034f", "\u0315\uff9e"].map((marks) =>
    "e".padEnd(900, marks),
  );
  const same = towers.map((tower) => [answerFold(tower), comparable(tower)]);
  const calls = normalize.mock.calls.length;
  normalize.mockRestore();
  expect(calls).toBe(0);
  expect(same).toEqual(towers.map((tower) => [tower, tower]));
});

test("folding twice changes nothing more, and folding removes only invisible characters", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom("tr", "en", "ku"), (text, lang) => {
      const once = answerFold(text, lang);
      expect(answerFold(once, lang)).toBe(once);
      expect(answerFold(text.toLocaleLowerCase("tr"), lang)).toBe(once);
      expect(answerFold(` ${text}\t`, lang)).toBe(once);
      const seen = text.normalize("NFKC").replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/gu, "");
      expect(once !== "" || seen === "").toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test("[K9] the short way of folding gives the same as the long way", () => {
  const usual = fc.string({
    unit: fc.constantFrom(...Array.from("abcçdefgğhıijklmnoöprsştuüvyzqwxABCÇGĞIİOÖSŞUÜ0129 ")),
  });
  fc.assert(
    fc.property(usual, fc.constantFrom("tr", "de", ""), (text, lang) => {
      // An invisible character belongs to no usual text, and is removed.
      expect(answerFold(text, lang)).toBe(answerFold(`${text}\u200b`, lang));
    }),
    { numRuns: 2_000 },
  );
});

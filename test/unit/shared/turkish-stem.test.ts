import { expect, test } from "vitest";
import { searchKey } from "#shared/fold";
import { stemForms, turkishStem } from "#shared/turkish-stem";

const stem = (word: string) => turkishStem(searchKey(word));

test.each([
  ["bölünmeleri", "bolunme"],
  ["hücrelerin", "hucre"],
  ["paragrafta", "paragraf"],
  ["kesirlerle", "kesir"],
  ["denklemlerde", "denklem"],
  ["özelliklerinde", "ozellik"],
  ["çarpanlarımız", "carpan"],
  ["okulunuzdan", "okul"],
])("a word loses its case, its possessive and its plural: %s", (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test("a short word, a code and a word of another script stay whole", () => {
  for (const word of ["fen", "ada", "kara", "f751", "hücre2", "漢字", ""]) expect(stem(word)).toBe(searchKey(word));
});

test("a stem begins its word, so that nothing is lost", () => {
  for (const word of ["Ankara", "kitabı", "İstanbul’un", "cümleler", "nehirlerimizin", "sayılarla"]) {
    expect(searchKey(word).startsWith(stem(word))).toBe(true);
  }
});

test("a stem is searched with its changed consonant, and without its last vowel", () => {
  expect(stemForms("kitap")).toEqual(["kitap", "kitab"]);
  expect(stemForms("basamagi")).toEqual(["basamag", "basamak"]);
  expect(stemForms("sekil")).toEqual(["sekil", "sekl"]);
  expect(stemForms("nehirler")).toEqual(["nehir", "nehr"]);
  expect(stemForms("fen")).toEqual(["fen"]);
});

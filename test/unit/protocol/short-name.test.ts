import { expect, test } from "vitest";
import { shortName } from "#protocol/short-name";

test.each([
  ["Ayşe Kaya", "Ayşe K."],
  ["Ayşe Nur Yılmaz", "Ayşe Y."],
  ["ali ışık", "ali I."],
  ["Veli işler", "Veli İ."],
  ["Ece", "Ece"],
  ["  Can   Öz-Türk ", "Can Ö."],
  ["Su (Demir)", "Su D."],
  ["Su ...", "Su"],
  ["", ""],
])("%j is shown as %j", (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

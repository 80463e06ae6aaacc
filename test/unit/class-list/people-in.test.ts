import { expect, test } from "vitest";
import { peopleIn } from "#features/exchange/class-list/people-in";
import { xlsx } from "#browser/files/xlsx";

const people = (source: string | Uint8Array) => {
  const outcome = peopleIn(source);
  return outcome.ok ? outcome.people.map(({ name, email }) => [name, email]) : outcome.message;
};

test("names and addresses are read from a pasted list in the ways in which people write one", () => {
  expect(people("Elif Yıldırım; elif@okul.k12.tr\nEce Kaya <ece@okul.k12.tr>\ncan@okul.k12.tr\tCan Su")).toEqual([
    ["Elif Yıldırım", "elif@okul.k12.tr"],
    ["Ece Kaya", "ece@okul.k12.tr"],
    ["Can Su", "can@okul.k12.tr"],
  ]);
});

test("a spreadsheet's headings are left out, a row without an address is not", () => {
  const rows = [
    ["Gazi Ortaokulu öğretmenleri"],
    ["Sıra", "Ad", "Soyad", "E-posta"],
    [1, "Elif", "Yıldırım", "elif@okul.k12.tr"],
    [2, "Ece", "Kaya", ""],
    [3, "", "", ""],
    [4, "Can", "Su", "can.okul.k12.tr"],
  ];
  expect(people(xlsx([{ name: "Liste", rows }]))).toEqual([
    ["Elif Yıldırım", "elif@okul.k12.tr"],
    ["Ece Kaya", ""],
    ["Can Su", ""],
  ]);
});

test.each(["Elif Yıldırım", "", "Ad;E-posta"])("a list without any address is refused: %j", (text) => {
  expect(people(text)).toBe("E-posta adresi bulunamadı.");
});

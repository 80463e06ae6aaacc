import { expect, test } from "vitest";
import { foundStudents, freeNumber, likestFirst } from "#features/classes/class/found-students";

const students = [
  { number: 1, school_no: 204, name: "Ada Işık" },
  { number: 2, school_no: null, name: "İsmail Can Ay" },
  { number: 4, school_no: 15, name: "Çınar Koç" },
];
const names = (q: string) => foundStudents(students, q).map(({ name }) => name);

test.each([
  ["", ["Ada Işık", "İsmail Can Ay", "Çınar Koç"]],
  ["isik", ["Ada Işık"]],
  ["ISMAIL ay", ["İsmail Can Ay"]],
  ["cinar", ["Çınar Koç"]],
  ["2", ["Ada Işık", "İsmail Can Ay"]],
  ["15", ["Çınar Koç"]],
  ["kimse", []],
])("“%s”", (q, found) => {
  expect(names(q)).toEqual(found);
});

test("the smallest free number, until all are given", () => {
  expect(freeNumber(students, 60)).toBe(3);
  expect(freeNumber(students.slice(0, 2), 2)).toBeNull();
});

test.each([
  ["Muhammed Ç.", ["Muhammed Çelik", "Ada Kaya", "Çınar Öz", "Muhsin Er"]],
  ["kaya ada", ["Ada Kaya", "Muhammed Çelik", "Çınar Öz", "Muhsin Er"]],
  ["Zeynep Işık", ["Ada Kaya", "Muhammed Çelik", "Çınar Öz", "Muhsin Er"]],
])("for %s the likest name stands first, the others as in the list", (name, order) => {
  const rows = ["Ada Kaya", "Muhammed Çelik", "Çınar Öz", "Muhsin Er"];
  const likest = likestFirst(
    rows.map((row, i) => ({ number: i + 1, school_no: null, name: row })),
    name,
  );
  expect(likest.map((row) => row.name)).toEqual(order);
});

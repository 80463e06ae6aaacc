import { expect, test } from "vitest";
import { missingSchoolNumbers } from "#features/classes/class/school-numbers";

const aClass = (...schoolNumbers: (number | null)[]) =>
  schoolNumbers.map((school_no, i) => ({ name: `Ad${i + 1}`, school_no }));
const then = " Tamamlanana kadar öğrenciler telefona okul numarasını değil, listedeki numarayı yazar.";

test.each([
  [[], null],
  [[104, 105, 106], null],
  [[null, null, null], null],
  [[104, null], null],
  [[104, null, 106], `Okul numarası eksik: Ad2.${then}`],
  [[104, 105, null, null, 108], `Okul numarası eksik: Ad3, Ad4.${then}`],
  [[1, 2, 3, 4, 5, null, null, null, null], `Okul numarası eksik: 4 öğrenci.${then}`],
])("describes the school's numbers %j as %j", (numbers, said) => {
  expect(missingSchoolNumbers(aClass(...numbers))).toBe(said);
});

import { expect, test } from "vitest";
import { likelyClass } from "#features/exchange/class-list/likely-class";

const lists = [
  "10. Sınıf / A Şubesi",
  "10. Sınıf / I Şubesi",
  "10. Sınıf / İ Şubesi",
  "Hazırlık Sınıfı / A Şubesi",
  "7B",
  "",
].map((title) => ({ title, pupils: [], hasSchoolNumbers: false }));

test.each([
  ["10A Fizik", 0],
  ["10-I", 1],
  ["10/İ Kimya", 2],
  ["10 İ Kimya", 2],
  ["Hazırlık A", 3],
  ["7b fen", 4],
  ["Bilim Kulübü", 0],
])("%s is list %i", (name, expected) => {
  expect(likelyClass(lists, name)).toBe(expected);
});

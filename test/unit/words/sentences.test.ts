import { expect, test } from "vitest";
import { greeting, inWords, inWordsFirst, minutesToPlay } from "#words/sentences";

test.each([
  ["04:59", "İyi geceler"],
  ["22:59", "İyi akşamlar"],
  ["23:00", "İyi geceler"],
  ["01:15", "İyi geceler"],
  ["05:00", "Günaydın"],
  ["11:59", "Günaydın"],
  ["12:00", "İyi günler"],
  ["17:59", "İyi günler"],
  ["18:00", "İyi akşamlar"],
  ["00:10", "İyi geceler"],
])("at %s in Istanbul a teacher is greeted with %s", (time, hello) => {
  expect(greeting("Elif Yıldırım", Date.parse(`2026-03-12T${time}:00+03:00`))).toBe(`${hello}, Elif Öğretmenim.`);
});

test.each([
  ["  Elif   Su Yıldırım ", "Elif"],
  ["İrem", "İrem"],
  ["Ayşe-Nur Kaya", "Ayşe-Nur"],
])("the first name of %j is %s", (name, first) => {
  expect(greeting(name, Date.parse("2026-03-12T09:00:00+03:00"))).toBe(`Günaydın, ${first} Öğretmenim.`);
});

test("counts in words, and the first letter as Turkish writes it", () => {
  expect([1, 3, 10, 11].map(inWords)).toEqual(["bir", "üç", "on", "11"]);
  expect([1, 2, 3, 12].map(inWordsFirst)).toEqual(["Bir", "İki", "Üç", "12"]);
});

test("ten questions of thirty seconds fill about twelve minutes; a set is never shorter than one", () => {
  expect(minutesToPlay(10, 300)).toBe(12);
  expect(minutesToPlay(1, 5)).toBe(1);
  expect(minutesToPlay(0, 0)).toBe(1);
});

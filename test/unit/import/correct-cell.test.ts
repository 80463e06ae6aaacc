import { expect, test } from "vitest";
import { rightOptions } from "#features/exchange/import/answers/correct-cell";

const cities = ["Ankara", "İzmir", "Muğla", ""];
const signs = ["3", "1", "B"];

test.each([
  ["nothing", " ", cities, "any", []],
  ["a place", "2", cities, "numbers", [1]],
  ["a place as a spreadsheet writes it", "2,0", cities, "numbers", [1]],
  ["places in any order, one twice", "3;1;3", cities, "numbers", [0, 2]],
  ["letters", "c ve A", cities, "letters", [0, 2]],
  ["a letter in brackets", "(b)", cities, "any", [1]],
  ["the option's text, however it is written", "IZMIR", cities, "any", [1]],
  ["spaces around it", " Muğla ", cities, "any", [2]],
  ["a number where places are numbers", "3", signs, "numbers", [2]],
  ["a number where places are letters", "3", signs, "letters", [0]],
  ["a letter where places are letters", "B", signs, "letters", [1]],
  ["text and place that agree", "B", ["A", "B"], "any", [1]],
  ["the text as it is written before one that is alike", "izmir", ["IZMIR", "izmir"], "any", [1]],
] as const)("%s", (_, said, options, meaning, correct) => {
  expect(rightOptions(said, options, meaning)).toEqual({ correct });
});

test.each([
  ["a place that there is not", "5", cities, "numbers", "Doğru cevap olarak “5” yazıyor, böyle bir şık yok."],
  [
    "places of which one is not there",
    "1,5",
    cities,
    "numbers",
    "Doğru cevap olarak “1,5” yazıyor, böyle bir şık yok.",
  ],
  ["no place", "0", cities, "any", "Doğru cevap olarak “0” yazıyor, böyle bir şık yok."],
  ["what may be either", "3", signs, "any", "Doğru cevap “3” hem sıra hem şık metni olabilir. Doğrusunu seçin."],
  [
    "a text of nobody",
    "a".repeat(61),
    cities,
    "any",
    `Doğru cevap olarak “${"a".repeat(60)}” yazıyor, böyle bir şık yok.`,
  ],
] as const)("not stated: %s", (_, said, options, meaning, problem) => {
  expect(rightOptions(said, options, meaning)).toEqual({ correct: [], problem });
});

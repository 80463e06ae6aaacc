import { expect, test } from "vitest";
import { recordLine, recordSoFar, recordToBeat } from "#hosting/class-record";
import { newsOf, newsText } from "#hosting/story.tsx";
import { aTable } from "./a-table";

test("a comeback is told in words, of players and of teams", () => {
  const told = newsOf(aTable(["defne", 9, 8], ["ali", 8, 1]));
  expect(told && newsText(told)).toBe("defne 7 basamak çıktı");
  expect(newsOf(aTable(["defne", 9, 1], ["ali", 8, 2]))).toBeNull();
  expect(newsOf([{ name: "Atomlar", rank: 1, previous_rank: 3 }])).toEqual({
    name: "Atomlar",
    what: "2 basamak çıktı",
  });
});

test("a row of right answers makes the story if nobody came up more than a place", () => {
  const [defne, ali] = aTable(["defne", 9, 2], ["ali", 8, 1]);
  const rows = (steps: number) => [
    { ...defne!, previous_rank: defne!.rank + steps },
    { ...ali!, streak: 4 },
  ];
  expect(newsOf(rows(1))).toEqual({ name: "ali", what: "4 soruyu üst üste bildi" });
  expect(newsOf(rows(2))).toEqual({ name: "defne", what: "2 basamak çıktı" });
  expect(newsOf([defne!])).toEqual({ name: "defne", what: "1 basamak çıktı" });
});

test("the record that the class plays against: before the start, while it runs, at the end", () => {
  const record = { rate: 0.82, played_at: 0 };
  expect(recordToBeat(record)).toBe("Bu setin en iyisi %82");
  expect(recordSoFar(0.79, record)).toBe("Sınıf şimdilik %79, bu setin en iyisi %82");
  expect(recordLine({ ...record, is_beaten: false })).toBe("Bu setin en iyisi %82");
  expect(recordLine({ ...record, is_beaten: true })).toBe("Yeni rekor! Önceki en iyi %82");
});

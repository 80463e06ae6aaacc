import { expect, test } from "vitest";
import { recordLine, recordSoFar, recordToBeat } from "../../../web/board/scenes/class-record";
import { climbOf, climbText } from "../../../web/board/scenes/story";
import { aTable } from "./a-table";

test("a comeback is told in words, of players and of teams", () => {
  const climb = climbOf(aTable(["defne", 9, 8], ["ali", 8, 1]));
  expect(climb && climbText(climb)).toBe("defne 7 basamak çıktı");
  expect(climbOf(aTable(["defne", 9, 1], ["ali", 8, 2]))).toBeNull();
  expect(climbOf([{ name: "Atomlar", rank: 1, previous_rank: 3 }])).toEqual({ name: "Atomlar", steps: 2 });
});

test("what the class plays against together: before the start, while it runs, at the end", () => {
  const record = { rate: 0.82, played_at: 0 };
  expect(recordToBeat(record)).toBe("Bu setin en iyisi %82");
  expect(recordSoFar(0.79, record)).toBe("Sınıf şimdilik %79, bu setin en iyisi %82");
  expect(recordLine({ ...record, is_beaten: false })).toBe("Bu setin en iyisi %82");
  expect(recordLine({ ...record, is_beaten: true })).toBe("Yeni rekor! Önceki en iyi %82");
});

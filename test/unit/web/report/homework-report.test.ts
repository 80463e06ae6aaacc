import { expect, test } from "vitest";
import { withoutTimes } from "../../../../worker/game/results/without-times";
import { exportName, playerRows, workbook } from "../../../../web/screens/teacher/statistics/download/export-rows";
import { hasTimes } from "../../../../web/screens/teacher/statistics/report";
import { aReport } from "./a-report";

const game = aReport("AB", [
  ["Ada", "AB"],
  ["Ali", "A-"],
]);
const heads = (report: typeof game) =>
  workbook(report).flatMap(({ rows }) => [...rows[0]!, ...rows.map(([first]) => first)]);

test("homework without a clock has no times, neither in the report nor in its files", () => {
  const report = withoutTimes(game, false);
  expect([hasTimes(report.game), hasTimes(game.game)]).toEqual([false, true]);
  expect(heads(report).filter((head) => /süre/i.test(String(head)))).toEqual([]);
  expect(heads(report).slice(0, 2)).toEqual(["Tür", "Ödev"]);
  expect([...workbook(report).map(({ name }) => name), ...heads(report)].join()).not.toMatch(/oyuncu/i);
  expect(playerRows(report)[0]![1]).toBe("Öğrenci");
  // Every row is as long as its heads.
  for (const { name, rows } of workbook(report).filter(({ name }) => name !== "Özet")) {
    expect({ name, lengths: new Set(rows.map((row) => row.length)).size }).toEqual({ name, lengths: 1 });
  }
  expect(playerRows(report)[1]).toEqual([1, "Ada", 2000, 2, 0, 0, 100, "", "A (doğru)", "B (doğru)"]);
});

test("homework with a clock tells how long answers took, but not how long it stood open", () => {
  const report = withoutTimes(game, true);
  expect(heads(report)).toContain("Ortalama cevap süresi (sn)");
  expect(heads(report)).not.toContain("Süre (dakika)");
  expect(exportName(report, "csv")).toBe("Hücre ve Bölünmeler, 2026-03-12.csv");
});

import { expect, test } from "vitest";
import { withoutTimes } from "#game/results/without-times";
import { exportName, playerRows, workbook } from "#features/report/download/export-rows";
import type { HomeworkPupil } from "#protocol/http/replies/homework";
import { hasTimes } from "#features/report/report";
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
  // Every row has as many cells as the heading.
  for (const { name, rows } of workbook(report).filter(({ name }) => name !== "Özet")) {
    expect({ name, lengths: new Set(rows.map((row) => row.length)).size }).toEqual({ name, lengths: 1 });
  }
  expect(playerRows(report)[1]).toEqual([1, "Ada", 2000, 2, 0, 0, 100, "", "A (doğru)", "B (doğru)"]);
});

test("homework with a clock shows how long answers took, but not how long it stood open", () => {
  const report = withoutTimes(game, true);
  expect(heads(report)).toContain("Ortalama cevap süresi (sn)");
  expect(heads(report)).not.toContain("Süre (dakika)");
  expect(exportName(report, "csv")).toBe("Hücre ve Bölünmeler, 2026-03-12.csv");
});

const listed = (of: Pick<HomeworkPupil, "player_id" | "name" | "state"> & Partial<HomeworkPupil>): HomeworkPupil => ({
  marble: null,
  attempt: of.state === "not_started" ? 0 : 1,
  attempts_left: 0,
  answered: 0,
  done: 0,
  best: null,
  started_at: null,
  last_at: null,
  locked_until: null,
  ...of,
});

test("the files of a homework's report name the whole class, also pupils who have not begun", () => {
  const report = withoutTimes(game, false);
  const [ada, ali] = report.players;
  const pupils = [
    listed({ player_id: null, name: "Can Ak", state: "not_started", number: 3, school_no: 417 }),
    listed({ player_id: ada!.player_id, name: "Ada", state: "finished", number: 1, school_no: null }),
    listed({ player_id: ali!.player_id, name: "Ali", state: "running", number: 2, school_no: 412 }),
  ];
  const rows = playerRows(report, pupils);
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ["Sıra", "Öğrenci", "No", "Okul no", "Durum", "Puan"],
    [1, "Ada", 1, "", "bitirdi", 2000],
    [2, "Ali", 2, 412, "sürüyor", 1000],
    ["", "Can Ak", 3, 417, "başlamadı", ""],
  ]);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  const sheet = workbook(report, { pupils }).find(({ name }) => name === "Öğrenciler")!;
  expect(sheet.rows).toEqual(rows);
  // Without a class, pupils have no number.
  expect(
    playerRows(report, [listed({ player_id: ada!.player_id, name: "Ada", state: "finished" })])[0]!.slice(0, 4),
  ).toEqual(["Sıra", "Öğrenci", "Durum", "Puan"]);
});

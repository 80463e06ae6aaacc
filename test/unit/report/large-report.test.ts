import { expect, test } from "vitest";
import type { GameStatistics, ReportPage } from "#protocol/http/replies/statistics";
import { allPlayerRows } from "#features/report/download/all-players";
import { playerRows, workbook } from "#features/report/download/export-rows";
import { missedAtTheEnd, playersOf } from "#features/report/report";
import { countedSureAndWrong, sureLine } from "#features/report/questions/sureness";
import { aReport } from "./a-report";

const whole = aReport(
  "AB",
  Array.from({ length: 450 }, (_, i) => [`Oyuncu ${i}`, i % 2 === 0 ? "AB" : "A-"] as const),
);

/** The report of a large game, as the API sends it by page. */
function paged({ page = 1, page_size = 100 }: { page?: number; page_size?: number }, missing = 0): GameStatistics {
  const about: ReportPage = { page, page_size, total: 450, q: "", only: "all", support: 3, missing_players: missing };
  return { ...whole, players: whole.players.slice((page - 1) * page_size, page * page_size), paged: about };
}

test("a file of a large game has a row for everybody, page after page, and shows its progress", async () => {
  const asked: unknown[] = [];
  const shares: number[] = [];
  const rows = await allPlayerRows(
    (page) => (asked.push(page), Promise.resolve(paged(page as { page: number }))),
    (share) => shares.push(Math.round(share * 100)),
  );
  expect(rows).toEqual(playerRows(whole));
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, page_size: 200 })));
  expect(shares).toEqual([44, 89, 100]);
});

test("the sheets of a large game have everybody once, no column for each player, and no line for each answer", () => {
  const sheets = workbook(
    {
      ...paged({}, 12),
      outcomes: [
        { outcome: "Kesirler", questions: 2, correct_rate: 0.5, players: [{ player_id: "p1", correct_rate: 1 }] },
      ],
    },
    { rows: playerRows(whole) },
  );
  expect(sheets.map(({ name }) => name)).toEqual(["Özet", "Sorular", "Kazanımlar", "Oyuncular"]);
  expect(sheets[0]!.rows).toContainEqual(["Oyuncu", 450]);
  expect(sheets[0]!.rows).toContainEqual(["Cevaplarına ulaşılamayan oyuncu", 12]);
  expect(sheets[2]!.rows).toEqual([
    ["Kazanım ya da konu", "Soru", "Doğru oranı (%)"],
    ["Kesirler", 2, 50],
  ]);
  expect(sheets[3]!.rows).toHaveLength(451);
});

test("figures about everybody do not come from the players of a page", () => {
  expect(playersOf(paged({}))).toBe(450);
  expect(missedAtTheEnd(paged({}))).toBe(225);
  expect(missedAtTheEnd(whole)).toBe(225);
  const said = { right: 5, wrong: 1240 };
  const [first, second] = whole.questions;
  const none = { right: 0, wrong: 0 };
  const found = countedSureAndWrong([first!, { ...second!, confidence: { 1: none, 2: none, 3: said } }]);
  expect(found.map(({ question, count }) => [question.question_number, count])).toEqual([[2, 1240]]);
  expect(sureLine(found[0]!)).toBe("1.240 kişi emindi.");
});

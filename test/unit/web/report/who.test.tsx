import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { GameStatistics } from "#protocol/http/statistics";
import { ReportView } from "../../../../web/screens/teacher/statistics/report-view";
import { aReport } from "./a-report";

const nothingShared = aReport("AA", [
  ["Kırmızı Takım", "BA"],
  ["Mavi Takım", "CA"],
  ["Yeşil Takım", "A-"],
]);
const shared = aReport("AB", [
  ["Kırmızı Takım", "BB"],
  ["Mavi Takım", "BB"],
  ["Yeşil Takım", "B-"],
]);

/** The report as it is read, of the same game with phones and with teams that answer aloud. */
function words(report: GameStatistics, answers?: "board"): string {
  const game = { ...report.game, ...(answers && { answers }) };
  const element = <ReportView report={{ ...report, game }} refreshed={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]*>/g, " ");
}

test("a report of teams that answered aloud counts teams, and one of phones people", () => {
  expect(words(shared)).toMatch(/3\s+kişi\s/);
  expect(words(nothingShared)).toContain("üç kişilik bir grup yok");
  for (const report of [shared, nothingShared]) {
    expect(words(report, "board")).not.toMatch(/kişi|oyuncu|Herkes/i);
  }
  expect(words(shared, "board")).toMatch(/3\s+takım\s/);
  expect(words(nothingShared, "board")).toContain("birleşen üç takım yok");
});

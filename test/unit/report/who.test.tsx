import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { withoutTimes } from "#game/results/without-times";
import { Misconceptions } from "#features/report/findings.tsx";
import { ReportedHomework } from "#features/report/reported-homework";
import { ReportView } from "#features/report/report-view.tsx";
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

/** The text of the report, for a game on phones or for one in which teams answer aloud. */
function words(report: GameStatistics, answers?: "board"): string {
  return read({ ...report, game: { ...report.game, ...(answers && { answers }) } });
}

function read(report: GameStatistics, lost?: true, expected: number | null = null): string {
  const counts = { expected, started: 3, finished: 3 };
  const of = { id: "h1", question_set_id: null, counts, ...(lost && { lost }) };
  const element = (
    <ReportedHomework value={of}>
      <ReportView report={report} refreshed={null} />
    </ReportedHomework>
  );
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

test("a homework has pupils, not players", () => {
  for (const report of [shared, nothingShared]) {
    expect(read(report)).toMatch(/Oyuncu/);
    expect(read(withoutTimes(report, false))).not.toMatch(/oyuncu|oyundayken|oyunda olan/i);
  }
});

test("a homework of a class counts those who have not begun", () => {
  const homework = withoutTimes(shared, false);
  expect(read(homework, undefined, 24)).toContain("21 kişi başlamadı");
  expect(read(homework, undefined, 3)).not.toContain("başlamadı");
  expect(read(homework)).not.toContain("başlamadı");
});

test("a homework whose answers are lost does not say that nobody has done it", () => {
  const empty = withoutTimes(aReport("AA", []), false);
  expect(read(empty)).toContain("Bu ödevi kimse yapmadı.");
  const lost = read(empty, true);
  expect(lost).toContain("Bu ödevin cevapları yok.");
  expect(lost).not.toContain("kimse yapmadı");
});

const said = (question: object) =>
  renderToStaticMarkup(
    <Misconceptions
      questions={[question as GameStatistics["questions"][number]]}
      who="kişi"
      isWhole
      onWhole={() => {}}
      onOpen={() => {}}
    />,
  ).replace(/<[^>]*>/g, "");

test("a wrong answer that many gave is shown as it was given", () => {
  const [first] = shared.questions;
  const number = { ...first!, kind: "number", unit: "cm", solution: { value: 2.5, tolerance: 0 }, misconception: "3" };
  const texts = [{ text: "3", count: 3, is_correct: false, hidden: false }];
  expect(said({ ...number, texts })).toContain("3 kişi: 3 cm");
  expect(said(first!)).toContain("3 kişi B dedi: Armut");
});

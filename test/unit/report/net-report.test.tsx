import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Facts, Figures } from "#features/report/facts.tsx";
import { Matrix } from "#features/report/matrix/matrix.tsx";
import { marksOf, NetTable } from "#features/report/net/net-table.tsx";
import { countingNotes } from "#features/report/net/words";
import { NamesHidden } from "#features/report/net/names.tsx";
import { playerRows, workbook } from "#features/report/download/export-rows";
import { QuestionPanel } from "#features/report/questions/question-panel.tsx";
import { csv } from "#shared/csv";
import { aReport } from "./a-report";

/** The report of an exam at three wrong ones for a right one. Su came for the last question. */
const report = () =>
  aReport(
    "ABCD",
    [
      ["Işıl", "ABCA"],
      ["Ali", "BA-B"],
      ["Su", "...D"],
    ],
    { wrongCosts: 3 },
  );
const none = () => {};
const text = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a net game's report says what wrong answers cost, the mean net, and how much was left blank", () => {
  const { game } = report();
  const said = text(renderToStaticMarkup(<Facts game={game} />));
  expect(said).toContain("3 yanlış 1 doğruyu götürür");
  expect(text(renderToStaticMarkup(<Figures report={report()} />)).trim()).toBe(
    "0,89 net, sınıf ortalaması %44 doğru oranı %11 boş bırakılan 3 oyuncu",
  );
  const points = aReport("A", [["Ali", "A"]]);
  expect(text(renderToStaticMarkup(<Facts game={points.game} />))).not.toContain("götürür");
});

const table = () => renderToStaticMarkup(<NetTable report={report()} isWhole onWhole={none} onNames={none} />);
const bodyRows = (markup: string) =>
  Array.from(markup.matchAll(/<tr>(.*?)<\/tr>/g), ([, row]) => text(row!).trim()).slice(1);

test("[S7][X17] each player has a row with right, wrong, blank and net, also below zero and after coming late", () => {
  expect(bodyRows(table())).toEqual([
    "1 Işıl 3 doğru 1 yanlış 0 boş 2,67 net",
    "2 Su 1 doğru 0 yanlış 0 boş 1,00 net",
    "3 Ali 0 doğru 3 yanlış 1 boş −1,00 net",
  ]);
  const { players, questions } = report();
  expect(players.map((player) => marksOf(player, questions))).toEqual([
    ["yes", "yes", "yes", "no"],
    ["yes", "away", "away", "away"],
    ["no", "no", "no", "empty"],
  ]);
});

test("a homework's page has its own head, so its list says what wrong answers cost", () => {
  const { game, ...rest } = report();
  const homework = { ...rest, game: { ...game, mode: "homework" as const } };
  expect(table()).not.toContain("götürür");
  expect(text(renderToStaticMarkup(<NetTable report={homework} isWhole onWhole={none} onNames={none} />))).toContain(
    "3 yanlış 1 doğruyu götürür.",
  );
});

test("names are hidden from the eye and the ear behind the number that a pupil of a class knows, and marbles stay", () => {
  const hidden = renderToStaticMarkup(
    <NamesHidden value={new Map([["Ali", 401]])}>
      <NetTable report={report()} isWhole onWhole={none} onNames={none} />
    </NamesHidden>,
  );
  expect(bodyRows(hidden)[0]).toBe("1 ••• adı gizli 3 doğru 1 yanlış 0 boş 2,67 net");
  expect(bodyRows(hidden)[2]).toBe("3 401 numara 0 doğru 3 yanlış 1 boş −1,00 net");
  expect(hidden).not.toMatch(/Işıl|Ali|Su</);
  expect(text(hidden)).toContain("Adları göster");
  expect(text(table())).toContain("Adları gizle");
});

test("the row of marks is one picture with its counts, and polls have no mark", () => {
  expect(table()).toContain('role="img" aria-label="3 doğru, 1 yanlış, 0 boş"');
  const { players, questions } = report();
  const withPoll = questions.map((question, i) => (i === 0 ? { ...question, kind: "poll" as const } : question));
  expect(marksOf(players[0]!, withPoll)).toEqual(["yes", "yes", "no"]);
});

test("a report explains a net that does not follow from right and wrong", () => {
  const whole = report();
  expect(countingNotes(whole)).toBe("");
  const [first, ...rest] = whole.questions;
  expect(countingNotes({ ...whole, questions: [{ ...first!, kind: "typed" }, ...rest] })).toBe(
    "Yanlışı götüren yalnız şıklı sorulardır.",
  );
});

test("net stands in place of points in the grid and in the panel of an answer", () => {
  const { questions, players } = report();
  const grid = renderToStaticMarkup(
    <Matrix
      {...{ questions, players, teams: undefined, page: undefined }}
      one="Oyuncu"
      isNet
      isWhole
      onWhole={none}
      onOpen={none}
    />,
  );
  expect(text(grid)).toMatch(/Doğru Net .*2,67 .*1,00 .*−1,00/);
  expect(grid).not.toContain("Puan");
  const by = { nickname: "Ali", answer: players[2]!.answers[0]! };
  const panel = renderToStaticMarkup(
    <QuestionPanel question={questions[0]!} by={by} who="kişi" isTimed={false} isNet onClose={none} />,
  );
  expect(text(panel)).toContain("Yanlış, B: Armut. −0,33 net.");
});

test("files have right, wrong, blank and net with two decimals, and say what a wrong one costs", () => {
  const [heads, first, , last] = playerRows(report());
  expect(heads!.slice(0, 7)).toEqual(["Sıra", "Oyuncu", "Doğru", "Yanlış", "Boş", "Net", "Doğru oranı (%)"]);
  expect(first!.slice(0, 7)).toEqual([1, "Işıl", 3, 1, 0, 2.67, 75]);
  expect(last!.slice(0, 7)).toEqual([3, "Ali", 0, 3, 1, -1, 0]);
  expect(csv(playerRows(report())).split("\r\n")[1]).toMatch(/^1;Işıl;3;1;0;2,67;75;/);
  const pages = Object.fromEntries(workbook(report()).map(({ name, rows }) => [name, rows]));
  expect(Object.fromEntries(pages["Özet"]!)).toMatchObject({
    "Ortalama net": 0.89,
    Puanlama: "Net, 3 yanlış 1 doğruyu götürür",
  });
  expect(Object.fromEntries(pages["Özet"]!)).not.toHaveProperty("Ortalama puan");
  expect(pages["Cevaplar"]![0]).toEqual(["Oyuncu", "Soru", "Cevap", "Sonuç", "Net", "Süre (sn)"]);
  expect(pages["Cevaplar"]![4]).toEqual(["Işıl", 4, "A", "yanlış", -0.33, 4]);
});

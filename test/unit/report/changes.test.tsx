import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Changes } from "#features/report/changes/changes.tsx";
import { allChanges, changedPlayers, changedQuestions, lesson } from "#features/report/changes/figures";
import { playerRows, workbook } from "#features/report/download/export-rows";
import { QuestionPanel } from "#features/report/questions/question-panel.tsx";
import { aReport } from "./a-report";

/** Işıl found the first by thinking again, and lost the second; Ali took his second back; Su came back to her first. */
const report = () =>
  aReport(
    "AB",
    [
      ["Işıl", "AC"],
      ["Ali", "A-"],
      ["Su", "BB"],
    ],
    { firsts: { Işıl: "BB", Ali: "CB", Su: "B." } },
  );
const none = () => {};
const text = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("[X16] the report sums up who found and who lost by changing, by question and by player", () => {
  const { questions, players } = report();
  expect(allChanges(questions)).toEqual({ to_right: 2, to_wrong: 1, other: 2 });
  expect(
    changedQuestions(questions).map(({ question, changed }) => [question.question_number, changed.to_right]),
  ).toEqual([
    [1, 2],
    [2, 0],
  ]);
  expect(changedPlayers(players).map(({ player, changed }) => [player.nickname, changed])).toEqual([
    ["Ali", { to_right: 1, to_wrong: 0, other: 1 }],
    ["Işıl", { to_right: 1, to_wrong: 1, other: 0 }],
    ["Su", { to_right: 0, to_wrong: 0, other: 1 }],
  ]);
});

test("[X16] the section says it in sentences; a game whose answers stand has none", () => {
  const said = text(renderToStaticMarkup(<Changes report={report()} isWhole onWhole={none} onOpen={none} />));
  expect(said).toContain("5 cevap değişti. Yeniden düşünmek bu sınıfa kazandırdı.");
  expect(said).toContain("Değiştirip bulanlar %40 , 2 cevap");
  expect(said).toContain("3 kişi cevabını değiştirdi. 2 kişi değiştirip buldu (%67).");
  expect(said).toContain("2 kişi cevabını değiştirdi. 1 kişi değiştirip kaybetti (%50).");
  expect(said).toContain(
    "Ali 2 değişiklik: 1 doğruya Işıl 2 değişiklik: 1 doğruya, 1 yanlışa Su 1 değişiklik: sonuç aynı",
  );
  const fixed = aReport("A", [["Ali", "A"]]);
  expect(renderToStaticMarkup(<Changes report={fixed} isWhole onWhole={none} onOpen={none} />)).toBe("");
  expect(lesson({ to_right: 1, to_wrong: 2, other: 0 })).toBe("İlk cevapları daha çok doğruydu.");
  expect(lesson({ to_right: 0, to_wrong: 0, other: 4 })).toBe("");
  expect(lesson({ to_right: 10, to_wrong: 8, other: 0 })).toBe("");
});

test("[X16] the panel of an answer says what stood there first, files too", () => {
  const { questions, players } = report();
  const panel = (nickname: string, at: number) => {
    const answer = players.find((player) => player.nickname === nickname)!.answers[at]!;
    const by = { nickname, answer };
    return text(
      renderToStaticMarkup(
        <QuestionPanel question={questions[at]!} by={by} who="kişi" isTimed={false} isNet={false} onClose={none} />,
      ),
    );
  };
  expect(panel("Işıl", 0)).toContain("Doğru, A: Elma. 1.000 puan. Önce B: Armut demişti.");
  expect(panel("Ali", 1)).toContain("Boş bıraktı. Önce B: Armut demişti.");
  expect(panel("Su", 0)).toContain("Arada başka cevap verdi, ilk cevabına döndü.");
  expect(panel("Su", 1)).not.toContain("demişti");
  const rows = Object.fromEntries(playerRows(report()).map((row) => [row[1], row.slice(-2)]));
  expect(rows["Işıl"]).toEqual(["A (doğru, önce B)", "C (yanlış, önce B)"]);
  expect(rows["Ali"]).toEqual(["A (doğru, önce C)", "boş (önce B)"]);
  const pages = Object.fromEntries(workbook(report()).map(({ name, rows: all }) => [name, all]));
  expect(pages["Cevaplar"]!.slice(0, 3)).toEqual([
    ["Oyuncu", "Soru", "İlk cevap", "Cevap", "Sonuç", "Puan", "Süre (sn)"],
    ["Işıl", 1, "B", "A", "doğru", 1000, 1],
    ["Işıl", 2, "B", "C", "yanlış", 0, 2],
  ]);
  const question = Object.fromEntries(pages["Sorular"]![0]!.map((head, i) => [head, pages["Sorular"]![1]![i]]));
  expect(question).toMatchObject({ "Değiştirip bulan": 2, "Değiştirip kaybeden": 0, "Sonucu aynı kalan": 1 });
});

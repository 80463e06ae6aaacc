import { expect, test } from "vitest";
import type { Question as Played } from "#game/game";
import { forHost } from "#game/prepare";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { saidOf } from "#kinds/aloud";
import { knownBy } from "#features/report/report";
import { workbook } from "#features/report/download/export-rows";
import { endQuestion, next, play, start } from "../game/a-game";
import { aGame, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";

const typed = { kind: "typed", accepted: ["iki"], typo: false } as object as Partial<Played>;
const cloud = { kind: "cloud" } as object as Partial<Played>;

/** A game in which two teams say their answers aloud; the second question is only shown. */
const report = () => {
  const places = ["Kartallar", "Yıldızlar"].map((nickname, i) => ({ playerId: `team-${i}`, nickname }));
  const questions = [aQuestion(1, typed), aQuestion(2, cloud)].map((question) => forHost(question, "board"));
  const { game } = play(
    aGame({ answers: "board", clock: "none", scoring: "accuracy", places, questions }),
    [T0, { type: "fill_places" }],
    [T0, start],
    [
      T0 + 1,
      {
        type: "host_answers",
        questionId: "q1",
        answers: [
          ["team-0", "+"],
          ["team-1", "-"],
        ],
      },
    ],
    [T0 + 2, endQuestion],
    [T0 + 3, next()],
    [T0 + 4, endQuestion],
  );
  const meta = { gameCode: "123456", title: "Sınama", status: "completed", startedAt: T0, endedAt: T0 + 5 } as const;
  return statistics(results(game), meta);
};

test("a report of answers given aloud shows who knew, and nothing for a question that was only shown", () => {
  const [aloud, shown] = report().questions;
  expect([knownBy(aloud!), knownBy(shown!)]).toEqual([0.5, null]);
  const { inShort, inWords, right, topWrong } = saidOf(aloud!);
  expect([inShort("+"), inWords(aloud!, "-"), right(aloud!), topWrong(aloud!)]).toEqual(["Bildi", "Bilemedi", 1, null]);
});

test("the report's tables hold the same", () => {
  const sheets = Object.fromEntries(workbook(report()).map(({ name, rows }) => [name, rows]));
  const [heads, first] = sheets["Sorular"]!;
  const told = Object.fromEntries(heads!.map((head, i) => [head, first![i]!]));
  expect(told).toMatchObject({ Bildi: 1, Bilemedi: 1, Boş: 0, "Doğru oranı (%)": 50 });
  expect(JSON.stringify(sheets["Cevaplar"])).toContain("Bilemedi");
});

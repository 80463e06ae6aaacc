import { expect, test } from "vitest";
import { sureAndWrong, sureAndWrongPlayers, sureLine, sureness } from "#features/report/questions/sureness";
import { aReport } from "./a-report";

const said = (right: number, wrong: number) => ({ right, wrong });

/** Two questions: three players were sure and wrong at the first, one at the second. */
function aSureClass() {
  const { questions, players } = aReport("AB", [
    ["Zehra", "BA"],
    ["Ali", "BB"],
    ["Ece", "CB"],
    ["Su", "AB"],
  ]);
  const idOf = (name: string) => players.find(({ nickname }) => nickname === name)!.player_id;
  const [first, second] = questions;
  return {
    players,
    questions: [
      {
        ...second!,
        confidence: { 1: said(1, 0), 2: said(1, 0), 3: said(1, 1) },
        sure_and_wrong: [idOf("Zehra")],
      },
      {
        ...first!,
        confidence: { 1: said(0, 0), 2: said(0, 0), 3: said(1, 3) },
        sure_and_wrong: [idOf("Zehra"), idOf("Ali"), idOf("Ece")],
      },
    ],
  };
}

test("each step counts right and wrong answers over all questions", () => {
  expect(sureness(aSureClass().questions)).toEqual([
    { step: 3, right: 2, wrong: 4 },
    { step: 2, right: 1, wrong: 0 },
    { step: 1, right: 1, wrong: 0 },
  ]);
  expect(sureness(aReport("A", [["Ali", "A"]]).questions)).toEqual([]);
});

test("sure and wrong: the question of most players first, with the answer that most of them gave", () => {
  const { questions, players } = aSureClass();
  expect(sureAndWrong(questions, players).map(sureLine)).toEqual([
    "3 kişi emindi, 2 tanesi B dedi: Armut.",
    "1 kişi emindi, A dedi: Elma.",
  ]);
  expect(sureAndWrong(aReport("A", [["Ali", "B"]]).questions, players)).toEqual([]);
});

test("sure and wrong by player: the most often first, equal ones by name", () => {
  const { questions, players } = aSureClass();
  const found = sureAndWrongPlayers(sureAndWrong(questions, players));
  expect(found.map((one) => [one.player.nickname, one.questions.map((question) => question.question_number)])).toEqual([
    ["Zehra", [1, 2]],
    ["Ali", [1]],
    ["Ece", [1]],
  ]);
});

import type { GameSettings } from "#protocol/game-settings";
import type { Command } from "#game/command";
import type { Question } from "#game/game";
import type { ReservedPlace } from "#game/place";
import { forHost } from "#game/prepare";
import { play, start } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

export const fill: Command = { type: "fill_places" };
export const says = (answers: readonly (readonly [string, string | null])[], questionId = "q1"): Command => ({
  type: "host_answers",
  questionId,
  answers,
});
export const absent = (isAbsent: boolean, ...playerIds: string[]): Command => ({
  type: "host_absent",
  playerIds,
  absent: isAbsent,
});

export const pupils: ReservedPlace[] = ["ali", "ece", "nur"].map((name, i) => ({
  playerId: name,
  nickname: name,
  student: { id: `student-${name}`, number: i + 1, schoolNo: null, timeFactor: 1 },
}));
const teams: ReservedPlace[] = ["Kartallar", "Yıldızlar"].map((nickname, i) => ({ playerId: `team-${i}`, nickname }));
export const without = { clock: "none", scoring: "accuracy" } as const;

type Wanted = Partial<GameSettings> & { questions?: readonly Question[] };
export const cards = ({ questions = [1, 2, 3].map((n) => aQuestion(n)), ...changes }: Wanted = {}) =>
  play(
    aGame({
      ...without,
      answers: "cards",
      class_id: "class-1",
      places: pupils,
      questions: questions.map((question) => forHost(question, "cards")),
      ...changes,
    }),
    [T0, fill],
  ).game;
export const board = (questions: readonly Question[], changes: Partial<GameSettings> = {}) =>
  play(
    aGame({
      ...without,
      answers: "board",
      teams: { names: ["Kartallar", "Yıldızlar"] },
      places: teams,
      questions: questions.map((question) => forHost(question, "board")),
      ...changes,
    }),
    [T0, fill],
  ).game;
export const asking = (changes: Wanted = {}) => play(cards(changes), [T0, start]).game;
const body = (fields: object): Partial<Question> => fields;

export const all = says([
  ["ali", "B"],
  ["ece", "B"],
  ["nur", "A"],
]);
const five = { A: "1", B: "2", C: "3", D: "4", E: "5" };
export const mixed = [
  aQuestion(1),
  aQuestion(2, { options: five }),
  aQuestion(3, body({ kind: "multi", correct: "AB" })),
  aQuestion(4, body({ kind: "poll" })),
  aQuestion(5, body({ kind: "poll", options: five })),
  aQuestion(6, body({ kind: "typed", accepted: ["iki"], typo: false })),
  aQuestion(7, body({ kind: "cloud" })),
];

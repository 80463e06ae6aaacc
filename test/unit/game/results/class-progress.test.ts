import { expect, onTestFinished, test, vi } from "vitest";
import { classOutcomes, studentsProgress, trendOf } from "#game/results/class-progress";
import { classSums, type Sum } from "#game/results/class-sums";
import { missedQuestions } from "#game/results/missed-questions";
import { atOnce } from "#shared/turns";
import type { Results } from "#game/results/results";
import { aQuestion } from "../../../builders/questions";

const missedOf = (games: Parameters<typeof missedQuestions>[0]) => atOnce(missedQuestions(games));

const options = { A: "doğru", B: "yanlış" };
const asked = (id: string, outcome?: string) => ({ id, text: id, options, correct: "A", ...(outcome && { outcome }) });
const gave = (share: number | null, value = share === 1 ? "A" : "B") => ({ value, share, tookMs: 1, points: 0 });
const player = (studentId: string | undefined, answers: Results["players"][number]["answers"]) => ({
  id: `p-${studentId}`,
  nickname: "Ad",
  marble: 1,
  proof: null,
  score: 0,
  rank: 1,
  answers,
  ...(studentId !== undefined && { studentId }),
});

test("[X10] a student's sums are of questions asked while the student was there; a share counts as a share", () => {
  const third = 1 / 3;
  const results: Results = {
    questions: [
      asked("q1", "Kesir"),
      asked("q2", "Kesir"),
      asked("q3", " Kesir "),
      asked("q4", "Oran"),
      { id: "q5", text: "?", kind: "poll", options } as unknown as Results["questions"][number],
    ],
    players: [
      player("s1", [gave(third), gave(third), gave(third), null, gave(null)]),
      player("s2", [undefined, undefined, undefined, gave(1), gave(null)]),
      player("s3", [undefined, undefined, undefined, undefined, undefined]),
      player(undefined, [gave(1), gave(1), gave(1), gave(1), null]),
    ],
  };
  expect(classSums(results)).toEqual({
    outcomes: [
      ["Kesir", 3],
      ["Oran", 1],
    ],
    students: [
      {
        studentId: "s1",
        playerId: "p-s1",
        asked: 5,
        questions: 4,
        credit: 1,
        outcomes: [
          [3, 1],
          [1, 0],
        ],
      },
      { studentId: "s2", playerId: "p-s2", asked: 2, questions: 1, credit: 1, outcomes: [null, [1, 1]] },
      { studentId: "s3", playerId: "p-s3", asked: 0, questions: 0, credit: 0, outcomes: [null, null] },
    ],
  });
});

const sums = (...credits: number[]): Sum[] => credits.map((credit) => [10, credit]);
test.each([
  ["one game", sums(5), null],
  ["two games", sums(8, 5), 0.3],
  ["three games: the newest against two", sums(9, 5, 3), 0.5],
  ["eight games: four against four", sums(8, 8, 8, 8, 5, 5, 5, 5), 0.3],
  ["ten games: four against all before", sums(8, 8, 8, 8, 2, 2, 2, 2, 2, 2), 0.6],
  ["a game of polls between", [...sums(8), [0, 0] as Sum, ...sums(5)], 0.3],
  ["polls alone", [[0, 0] as Sum, [0, 0] as Sum], null],
])("[X11] the trend of %s", (_, list, trend) => {
  const found = trendOf(list);
  expect(found && Math.round(found * 1000) / 1000).toBe(trend);
});

test("[X10] no rate is made up for nobody and nothing", () => {
  const nobody = studentsProgress([{ id: "s", number: 1, name: "Ece" }], { games: [], rows: [] });
  expect(nobody).toEqual([
    {
      student_id: "s",
      number: 1,
      name: "Ece",
      games: 0,
      questions: 0,
      credit: null,
      trend: null,
      last_played: null,
      outcomes: [],
      by_game: [],
    },
  ]);
  expect(classOutcomes([], [])).toEqual([]);
});

const elsewhereSums = (gameId: string, credit: number) => {
  return { gameId, studentId: "s", asked: 2, questions: 2, credit, outcomes: [[2, credit]] as Sum[] };
};
const playedGame = (id: string, playedAt: number, outcome: string) => {
  return { id, playedAt, outcomes: [[outcome, 2]] as [string, number][] };
};

test("games played in another class count for the student alone, and are in none of this class's games", () => {
  const own = { games: [playedGame("new", 300, "Oran")], rows: [elsewhereSums("new", 1)] };
  const elsewhere = {
    games: [playedGame("late", 400, "Kesir"), playedGame("early", 100, "Oran")],
    rows: [elsewhereSums("late", 2), elsewhereSums("early", 0)],
  };
  const [one, other] = studentsProgress(
    ["s", "t"].map((id) => ({ id, number: 1, name: id })),
    own,
    elsewhere,
  );
  expect(one).toMatchObject({ games: 3, questions: 6, credit: 0.5, trend: 0.75, last_played: 400 });
  expect(one!.outcomes.map(({ outcome, credit }) => [outcome, credit])).toEqual([
    ["Kesir", 1],
    ["Oran", 0.25],
  ]);
  expect(one!.by_game).toEqual([{ questions: 2, credit: 0.5 }]);
  expect(other).toMatchObject({ games: 0, credit: null, by_game: [null] });
});

test("[T36] the outcomes asked most are listed, by name; those asked elsewhere alone come after the class's", () => {
  const outcomes = Array.from({ length: 100 }, (_, i) => [`Kesir ${i + 1}`, i === 0 ? 1 : 2] as [string, number]);
  const sums = outcomes.map(([, count]): Sum => [count, 0]);
  const own = {
    games: [{ id: "new", playedAt: 300, outcomes: [...outcomes, ["Alan", 2] as [string, number]] }],
    rows: [{ ...elsewhereSums("new", 0), outcomes: [...sums, [2, 2] as Sum] }],
  };
  const elsewhere = { games: [playedGame("early", 100, "Başka")], rows: [elsewhereSums("early", 2)] };
  const [student] = studentsProgress([{ id: "s", number: 1, name: "s" }], own, elsewhere);
  const names = ["Alan", ...outcomes.slice(1).map(([name]) => name)];
  expect(student!.outcomes.map(({ outcome }) => outcome)).toEqual(names);
  expect(student).toMatchObject({ games: 2, credit: 0.5 });
  expect(classOutcomes(own.games, own.rows)).toEqual(student!.outcomes);
});

const game = (options: Record<string, string>, value: string, playedAt: number, playerId?: string) => ({
  results: { questions: [{ ...asked("q1"), options }], players: [player("s", [gave(0, value)])] },
  playerId: playerId ?? player("s", []).id,
  gameCode: String(playedAt),
  playedAt,
});

test("[X12] an answer is the same in two games even if its option stood under another letter", () => {
  const [same] = missedOf([game({ A: "1", B: "2" }, "B", 2), game({ A: "2", B: "1" }, "A", 1)]);
  expect(same).toMatchObject({ asked: 2, missed: 2, answer: "B", always: true, last_at: 2, game_code: "2" });
  const [other] = missedOf([game({ A: "1", B: "2" }, "B", 2), game({ A: "2", B: "1" }, "B", 1)]);
  expect(other).toMatchObject({ always: false });
  expect(missedOf([game(options, "A", 1, "somebody else")])).toEqual([]);
});

test("[X10] a question without an outcome belongs to none", () => {
  const results: Results = {
    questions: [asked("q1"), asked("q2", "Oran")],
    players: [player("s1", [gave(1), gave(0)])],
  };
  expect(classSums(results)).toMatchObject({
    outcomes: [["Oran", 1]],
    students: [{ questions: 2, outcomes: [[1, 0]] }],
  });
});

const playedTwo = (playedAt: number, first: number | null, second: number | null) => ({
  results: {
    questions: [asked("q1"), asked("q2")],
    players: [
      player(
        "s",
        [first, second].map((share) => (share === null ? undefined : gave(share))),
      ),
    ],
  },
  playerId: player("s", []).id,
  gameCode: String(playedAt),
  playedAt,
});

test("[T36] a hundred missed questions are listed, and no other one's texts are folded, twenty between two turns", () => {
  const questions = Array.from({ length: 200 }, (_, i) =>
    aQuestion(i, { kind: "typed", accepted: Array.from({ length: 20 }, (_text, j) => `şehir ${i} ${j}`), typo: true }),
  );
  const results = {
    questions,
    players: [
      player(
        "s",
        questions.map(() => null),
      ),
    ],
  };
  const games = [2, 1].map((playedAt) => ({ results, playerId: "p-s", gameCode: String(playedAt), playedAt }));
  const folds = vi.spyOn(String.prototype, "toLocaleLowerCase");
  onTestFinished(() => folds.mockRestore());
  const work = missedQuestions(games);
  const folded: number[] = [];
  let step = work.next();
  for (; !step.done; step = work.next()) {
    folded.push(folds.mock.calls.length);
    folds.mockClear();
  }
  expect(folded).toEqual(Array(100).fill(20));
  const listed = step.value.map(({ question_text }) => question_text);
  expect(listed).toEqual(questions.slice(0, 100).map(({ text }) => text));
});

test("[X12] questions missed equally often stand by the time of the last miss, the latest first", () => {
  const missed = missedOf([playedTwo(300, 1, null), playedTwo(200, 1, 0), playedTwo(100, 0, 1)]);
  expect(missed.map(({ question_id, last_at }) => [question_id, last_at])).toEqual([
    ["q2", 200],
    ["q1", 100],
  ]);
});

import { expect, test } from "vitest";
import { classOutcomes, studentsProgress, type PlayedSums } from "#game/results/class-progress";
import { namePrefix, readOverview, seatsOfAccount, shownOverview, overviewAsStored } from "#game/results/stored-parts";
import { results } from "#game/results/results";
import { statsReply } from "#game/results/player-stats";
import { historyLine } from "#game/results/history-lines";
import { missedQuestions } from "#game/results/missed-questions";
import { atOnce } from "#shared/turns";
import { statistics } from "#game/results/statistics";
import { teamResults } from "#game/results/team-results";
import { withoutTimes } from "#game/results/without-times";
import { answer, endQuestion, play, started } from "../a-game";
import { fieldsIn } from "#question/fields/parts";
import { T0 } from "../../../builders/games";
import { drawn, meta, report } from "./a-report";

const missedOf = (games: Parameters<typeof missedQuestions>[0]) => atOnce(missedQuestions(games));

const games = [
  { id: "g2", playedAt: 200, outcomes: [["Oran", 1] as const, ["Çarpan", 2] as const] },
  { id: "g1", playedAt: 100, outcomes: [["Çarpan", 3] as const] },
];
const row = (gameId: string, studentId: string, sums: Partial<PlayedSums>): PlayedSums => {
  return { gameId, studentId, asked: 3, questions: 3, credit: 0, outcomes: [], ...sums };
};
const rows = [
  row("g1", "s1", { credit: 3, outcomes: [[3, 3]] }),
  row("g2", "s1", {
    credit: 1.5,
    outcomes: [
      [1, 1],
      [2, 0.5],
    ],
  }),
  row("g2", "s2", { questions: 2, credit: 1, outcomes: [null, [2, 1]] }),
  row("g1", "s2", { asked: 0, questions: 0, outcomes: [null] }),
  row("gone", "s1", { credit: 3, outcomes: [[3, 3]] }),
];
const students = ["s1", "s2", "s3"].map((id, i) => ({ id, number: i + 1, name: id }));

test("[X10] a student's progress: all games together, each by itself, and every outcome in alphabetical order", () => {
  const [one, two, none] = studentsProgress(students, { games, rows });
  expect(one).toEqual({
    student_id: "s1",
    number: 1,
    name: "s1",
    questions: 6,
    credit: 0.75,
    games: 2,
    trend: -0.5,
    last_played: 200,
    outcomes: [
      { outcome: "Çarpan", questions: 5, credit: 0.7 },
      { outcome: "Oran", questions: 1, credit: 1 },
    ],
    by_game: [
      { questions: 3, credit: 0.5 },
      { questions: 3, credit: 1 },
    ],
  });
  expect(two).toMatchObject({
    games: 1,
    trend: null,
    outcomes: [{ outcome: "Çarpan", questions: 2, credit: 0.5 }],
    by_game: [{ questions: 2, credit: 0.5 }, null],
  });
  expect(none).toMatchObject({ questions: 0, credit: null, games: 0, last_played: null, outcomes: [] });
});

test("[X10] each question of an outcome is counted once for the class, however many answered it", () => {
  expect(classOutcomes(games, rows)).toEqual([
    { outcome: "Çarpan", questions: 5, credit: 4.5 / 7 },
    { outcome: "Oran", questions: 1, credit: 1 },
  ]);
});

const played = (row: string, playedAt: number) => {
  const { questions, players } = drawn(row);
  const results = { questions, players };
  return { results, playerId: players[0]!.id, gameCode: `${playedAt}`, playedAt };
};

test("a student's most missed questions come first, the latest first among equals, with the text they had", () => {
  // The newest first.
  const missed = missedOf([played("-ABA", 300), played("A-BA", 200), played("BBBC", 100)]);
  expect(missed.map(({ question_id, missed: times }) => [question_id, times])).toEqual([
    ["q4", 3],
    ["q1", 2],
    ["q2", 2],
  ]);
  expect(missed[1]).toEqual({
    question_id: "q1",
    kind: "choice",
    question_text: expect.any(String),
    lang: "tr",
    ...fieldsIn("progress", {}),
    options: expect.any(Object),
    correct_option: "B",
    asked: 3,
    missed: 2,
    answer: null,
    always: false,
    last_at: 300,
    game_code: "300",
  });
});

const teams = [
  { name: "Ay", points: [300, 100] },
  { name: "Gün", points: [400, 0] },
  { name: "Yel", points: [100, 500] },
  { name: "Su", points: [] },
];
const inTeams = () => {
  const { questions, players } = drawn("BB", "AB", "AA");
  return { questions, players: players.map((player, i) => ({ ...player, team: [0, 2, 0][i]! })), teams };
};

test("teams stand by all of their points, equal ones in the host's order", () => {
  const told = teamResults(inTeams()).map(({ name, score, rank, points, members }) => {
    return [name, score, rank, points, members.map(({ id }) => id)];
  });
  expect(told).toEqual([
    ["Yel", 600, 1, 500, ["p1"]],
    ["Ay", 400, 2, 100, ["p0", "p2"]],
    ["Gün", 400, 2, 0, []],
    ["Su", 0, 4, 0, []],
  ]);
  expect(teamResults(drawn("B"))).toEqual([]);
  const teams = [{ name: "Ay", points: [100, 200, 50] }];
  expect(teamResults({ ...drawn("B"), teams })).toMatchObject([{ score: 350, points: 50, members: [] }]);
});

test("a line of the account's history names the team and its place, where there was one", () => {
  const played = inTeams();
  expect(historyLine(played, played.players[1]!, "u")).toEqual({
    userId: "u",
    playerId: "p1",
    nickname: "p1",
    marble: 1,
    score: 1000,
    rank: 1,
    correct: 1,
    wrong: 1,
    unanswered: 0,
    teamName: "Yel",
    teamRank: 1,
  });
  const alone = drawn("B-");
  expect(historyLine(alone, alone.players[0]!, "u")).not.toHaveProperty("teamName");
});

test("a report names the game's label and each player's team, where there are any; without both ends it has no length", () => {
  const { game, players } = statistics(inTeams(), { ...meta, label: "7B" });
  expect([game.label, game.duration_ms, players.map(({ team }) => team)]).toEqual(["7B", 60_000, [0, 2, 0]]);
  const plain = statistics(drawn("B"), { ...meta, endedAt: null });
  expect([plain.game.duration_ms, "label" in plain.game, "team" in plain.players[0]!]).toEqual([null, false, false]);
  expect(statistics(drawn("B"), { ...meta, startedAt: null }).game.duration_ms).toBeNull();
});

test("a homework's report has no length, and without a clock no times", () => {
  const of = report("BA", "B-");
  const timed = withoutTimes(of, true);
  expect(timed).toEqual({ ...of, game: { ...of.game, mode: "homework", duration_ms: null } });
  const bare = withoutTimes(of, false);
  expect(bare.game).toEqual({ ...timed.game, average_response_ms: null });
  const none = { average_response_ms: null };
  expect(bare.questions).toEqual(of.questions.map((question) => ({ ...question, ...none, median_response_ms: null })));
  expect(bare.players).toEqual(
    of.players.map((player) => {
      const answers = player.answers.map((answer) => ({ ...answer, response_time_ms: null }));
      return { ...player, ...none, answers };
    }),
  );
});

test("a question's picture comes with it, in every report", () => {
  const image = { id: "a".repeat(43), alt: "Harita" };
  const { questions, players } = drawn("A.");
  const pictured = { questions: [{ ...questions[0]!, image }, questions[1]!], players };
  expect(statistics(pictured, meta).questions.map((question) => question.image)).toEqual([image, undefined]);
  const { stats } = statsReply({ score: 0, rank: 1, playerCount: 1 }, pictured, players[0]!.answers);
  expect(stats.answers.map((one) => [one.image, one.asked])).toEqual([
    [image, undefined],
    [undefined, false],
  ]);
  expect(missedOf([{ results: pictured, playerId: players[0]!.id, gameCode: "1", playedAt: 1 }])[0]).toMatchObject({
    image,
  });
});

test("teams are kept with the points of each question, players with theirs; without teams nothing is", () => {
  const steps = [[T0 + 1, answer("can", "q1")] as const, [T0 + 2, endQuestion] as const];
  const teams = { names: ["Ay", "Gün"], pick: "auto" as const };
  const kept = results(play(started(["can", "ece"], { teams, scoring: "accuracy" }), ...steps).game);
  expect(kept.players.map(({ id, team }) => [id, team])).toEqual([
    ["can", 0],
    ["ece", 1],
  ]);
  expect(kept.teams).toEqual([
    { name: "Ay", points: [1000] },
    { name: "Gün", points: [0] },
  ]);
  const alone = results(play(started(["can"]), ...steps).game);
  expect("teams" in alone || "team" in alone.players[0]!).toBe(false);
});

test("parts of a large game that were kept are read again, and shown without the seats of one account", () => {
  const { questions } = drawn("B");
  const overview = {
    questions,
    teamPlayers: [],
    parts: [{ relay: 0, players: 2 }],
    missing: [],
    sameAccount: [["a", "b"]],
  };
  const text = overviewAsStored(overview);
  expect(readOverview(text)).toMatchObject({ parts: overview.parts, missing: [], sameAccount: overview.sameAccount });
  expect(shownOverview(text)).toMatchObject({ v: 3, parts: [[0, 2]] });
  expect(shownOverview(text)).not.toHaveProperty("same_account");
  expect([shownOverview(null), shownOverview('{"v":3,')]).toEqual([null, null]);
  expect([seatsOfAccount(overview, "b"), seatsOfAccount(overview, "c")]).toEqual([["a", "b"], ["c"]]);
  expect(namePrefix({ relay: 4 })).toBe("5.");
});

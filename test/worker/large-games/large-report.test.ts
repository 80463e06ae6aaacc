import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ClaimReply, MissedReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { GameView } from "#protocol/http/replies/game-view";
import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { GameStatistics, TeacherStats } from "#protocol/http/replies/statistics";
import { aQuestion } from "../../builders/questions";
import { aFinishedGame } from "../helpers/games/finished-games";
import { aStoredLargeGame, sessionOf } from "../helpers/halls/large-game";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const seats = [
  { relay: 0, nickname: "Ali" },
  { relay: 1, nickname: "Ayşe", answer: "A" },
  { relay: 2, nickname: "Can" },
  { relay: 0, nickname: "Ece", answer: "" },
  { relay: 1, nickname: "Işık", answer: "C" },
];
const questions = [aQuestion(1, { outcome: "Kesirler" }), aQuestion(2)];
const report = async (code: string, token: string, query = "") =>
  (await call<GameStatistics>("GET", `/api/game/${code}/statistics${query}`, { token })).json;
const names = ({ players }: Pick<GameStatistics, "players">) => players.map(({ nickname }) => nickname);

test("the report of a large game has the figures of all, and a page of its players, found by name or by need of support", async () => {
  const teacher = await aPerson("teacher");
  const { code } = await aStoredLargeGame(teacher.id, { seats, questions });
  const whole = await report(code, teacher.token);
  expect(whole.game).toMatchObject({ player_count: 5, accuracy: 0.4, completion: 0.8 });
  expect(whole.questions[0]).toMatchObject({ distribution: { A: 1, B: 2, C: 1, D: 0 }, unanswered: 1 });
  expect(whole.outcomes).toMatchObject([{ outcome: "Kesirler", correct_rate: 0.5, weak: 2 }]);
  expect(names(whole).slice(0, 2).toSorted()).toEqual(["Ali", "Can"]);
  expect(whole.paged).toEqual({
    page: 1,
    page_size: 100,
    total: 5,
    q: "",
    only: "all",
    support: 3,
    missing_players: 0,
  });

  const third = await report(code, teacher.token, "?page=2&page_size=2");
  expect(names(third)).toEqual(names(whole).slice(2, 4));
  expect(third.paged).toMatchObject({ page: 2, page_size: 2, total: 5 });
  expect(third.outcomes[0]!.players.map(({ player_id }) => player_id)).toEqual(
    third.players.map(({ player_id }) => player_id),
  );
  const found = await report(code, teacher.token, "?q=IŞIK");
  expect(names(found)).toEqual(["Işık"]);
  expect(found.paged).toMatchObject({ total: 1, q: "IŞIK" });
  expect(found.questions).toEqual(whole.questions);
  const support = await report(code, teacher.token, "?only=support");
  expect(names(support).toSorted()).toEqual(["Ayşe", "Ece", "Işık"]);
  expect(names(await report(code, teacher.token, "?page=9"))).toEqual([]);
  expect((await report(code, teacher.token, "?page_size=100000")).paged).toMatchObject({ page_size: 200 });
});

test("the figures are worked out once; the game's name is always the present one", async () => {
  const teacher = await aPerson("teacher");
  const { code, id } = await aStoredLargeGame(teacher.id, { seats });
  const first = await report(code, teacher.token);
  const kept = (await env.MEDIA.get(`results/${id}/figures`))!;
  await env.MEDIA.put(kept.key, (await kept.text()).replaceAll("Soru 1", "Soru bir"));
  await call("PUT", `/api/game/${code}`, { token: teacher.token, body: { label: "9-A" } });
  const second = await report(code, teacher.token);
  expect(second.game).toEqual({ ...first.game, label: "9-A" });
  expect(second.questions[0]!.question_text).toBe("Soru bir");
  expect(second.players).toEqual(first.players);
});

test("[F36] a part that is lost is named, and everything else of the report stands; once it is back, so are its players", async () => {
  const teacher = await aPerson("teacher");
  const { code, id, writePart } = await aStoredLargeGame(teacher.id, { seats });
  await env.MEDIA.delete(`results/${id}/0`);
  const without = await report(code, teacher.token);
  expect(names(without).toSorted()).toEqual(["Ayşe", "Can", "Işık"]);
  expect(without.paged).toMatchObject({ total: 3, missing_players: 2 });
  expect(without.game.player_count).toBe(5);
  await writePart(0);
  expect((await report(code, teacher.token)).paged).toMatchObject({ total: 5, missing_players: 0 });
});

test("[F28] a part that only a newer version can read makes the report wait for that version", async () => {
  const teacher = await aPerson("teacher");
  const { code, id } = await aStoredLargeGame(teacher.id, { seats });
  await env.MEDIA.put(`results/${id}/1`, '{"v":7}');
  const refused = await call("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect([refused.status, refused.json.code]).toEqual([503, "unavailable"]);
});

test("a game of one room is reported as ever, whatever page is asked for", async () => {
  const teacher = await aPerson("teacher");
  const { code } = await aFinishedGame(teacher.id, [{ nickname: "Ali" }, { nickname: "Ece" }]);
  const plain = await call("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  const asked = await call("GET", `/api/game/${code}/statistics?page=2&q=x&only=support`, { token: teacher.token });
  expect(asked.text).toBe(plain.text);
  expect(plain.text).not.toContain('"paged"');
});

test("the list of players and the leaderboard have a page of a large game, with the teams of all", async () => {
  const teacher = await aPerson("teacher");
  const { code } = await aStoredLargeGame(teacher.id, { seats, teams: ["Ay", "Gün"] });
  const view = (await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token })).json;
  expect(view.game.player_count).toBe(5);
  expect(view.game.players!.map(({ nickname }) => nickname).toSorted()).toEqual(["Ali", "Ayşe", "Can", "Ece", "Işık"]);
  const board = (await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token: teacher.token })).json;
  expect(board.leaderboard.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 3]);
  expect(board).toMatchObject({ total: 5, page: 1, page_size: 200 });
  expect(Object.fromEntries(board.teams!.map(({ name, players }) => [name, players]))).toEqual({ Ay: 3, Gün: 2 });
  const { teams } = await report(code, teacher.token);
  expect(teams!.map(({ name, players, score }) => [name, players, score])).toEqual(
    board.teams!.map(({ name, players, score }) => [name, players, score]),
  );
});

test("players find their answers, place and questions to practise in their own part", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const own = { relay: 2, nickname: "Su", answer: "A", userId: student.id };
  const game = await aStoredLargeGame(teacher.id, { seats: [...seats, own], teams: ["Ay", "Gün"] });
  const id = game.ids.at(-1)!;
  const { stats } = (await call<PlayerStatsReply>("GET", `/api/player/${id}/stats`, { token: student.token })).json;
  expect(stats).toMatchObject({ rank: 3, player_count: 6, wrong: 2, team_players: 3 });
  const { players } = await report(game.code, teacher.token);
  const better = players.filter(({ team, score }) => team === stats.team && score > stats.score);
  expect(stats.team_rank).toBe(better.length + 1);
  expect(stats.answers.map(({ answer }) => answer)).toEqual(["A", "A"]);
  const missed = await call<MissedReply>("GET", `/api/player/${id}/missed`, { token: student.token });
  expect(missed.json.questions.map(({ answer }) => answer)).toEqual(["A", "A"]);
  expect((await call("GET", `/api/player/${id}`, { token: student.token })).status).toBe(200);
  // The game's owner may look at any player; another pupil at none.
  expect((await call("GET", `/api/player/${game.ids[1]}/stats`, { token: teacher.token })).status).toBe(200);
  expect((await call("GET", `/api/player/${game.ids[1]}/stats`, { token: student.token })).status).toBe(404);
});

test.each([
  ["accuracy", {}],
  ["net", { scoring: "net", wrong_costs: 3 }],
] as const)(
  "a guest claims the result of a large game once its rooms are gone, and nobody else can: %s",
  async (_, counting) => {
    const teacher = await aPerson("teacher");
    const student = await aPerson("student");
    const { ids } = await aStoredLargeGame(teacher.id, { seats, teams: ["Ay", "Gün"], counting });
    const claim = (session: string) =>
      call<ClaimReply>("POST", `/api/player/${ids[2]}/claim`, {
        token: student.token,
        headers: { "session-id": session },
      });
    expect((await claim(sessionOf("Ali"))).status).toBe(401);
    expect((await claim(sessionOf("Can"))).json).toMatchObject({ is_new: true, player: { nickname: "Can", rank: 1 } });
    const history = await call<{ items: { nickname: string; player_count: number }[] }>("GET", "/api/player/history", {
      token: student.token,
    });
    expect(history.json.items).toMatchObject([
      { nickname: "Can", player_count: 5, team: { name: expect.any(String) } },
    ]);
  },
);

test("a hall's unknown questions are among the teacher's hardest ones", async () => {
  const teacher = await aPerson("teacher");
  await aStoredLargeGame(teacher.id, { seats });
  const stats = await call<TeacherStats>("GET", "/api/game/teacher/stats", { token: teacher.token });
  expect(stats.json).toMatchObject({ games: 1, players: 5, accuracy: 0.4 });
  expect(stats.json.hardest_questions).toMatchObject([
    { question_text: "Soru 1", correct_rate: 0.4, answers: 4 },
    { question_text: "Soru 2", correct_rate: 0.4, answers: 4 },
  ]);
});

test("an account's export has its large games part by part, as the owner may read them", async () => {
  const teacher = await aPerson("teacher");
  const { id } = await aStoredLargeGame(teacher.id, { seats });
  const whole = await call<{ games: object[]; parts_of_large_games: object[] }>("GET", "/api/user/export", {
    token: teacher.token,
  });
  expect(whole.json.games).toMatchObject([{ id, results: { v: 3, questions: [{ id: "q1" }, { id: "q2" }] } }]);
  const parts = whole.json.parts_of_large_games as { results: { players: unknown[][] } }[];
  expect(parts).toMatchObject([
    { game_id: id, part: 0 },
    { game_id: id, part: 1 },
    { game_id: id, part: 2 },
  ]);
  const people = parts.flatMap(({ results }) => results.players);
  expect(people.map(([, nickname]) => nickname as string).toSorted()).toEqual(
    seats.map(({ nickname }) => nickname).toSorted(),
  );
  // The results do not reveal whose session a seat was.
  expect(people.map(([, , , proof]) => proof)).toEqual([0, 0, 0, 0, 0]);
});

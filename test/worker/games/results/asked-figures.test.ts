import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { HistoryReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { ListedGame } from "#protocol/http/replies/games";
import type { GameStatistics, TeacherStats } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { userStats } from "#db/people/admin-stats";
import { database } from "#db/database";
import { aGame, polling } from "../../helpers/games/a-game";
import { storedInD1 } from "../../helpers/games/played";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

/** A game of three pupils from the start and a student who comes for the second question, which all but one know. */
async function aLateStudent() {
  const { code, setId, teacher } = await aGame({ questions: 2, settings: { scoring: "accuracy" } });
  const host = (path: string) => call("POST", `/api/game/${code}/${path}`, { token: teacher.token, body: {} });
  const says = ({ headers }: { headers: Record<string, string> }, number: number, answer: string) =>
    call("POST", "/api/game/answer", { headers, body: { question_id: `${setId}-${number}`, answer } });
  const early = [await polling(code, "Ali"), await polling(code, "Ece"), await polling(code, "Can")];
  await host("start");
  await says(early[0]!, 0, "B");
  await host("end-question");
  const student = await aPerson("student");
  const late = await polling(code, "Naz", student.token);
  await host("next");
  for (const [i, pupil] of [...early, late].entries()) await says(pupil, 1, i === 0 ? "C" : "B");
  await host("end");
  await storedInD1(teacher.id, code);
  return { code, teacher, student, late };
}

test("a late joiner's figures are of questions that closed while they sat there: live, in the report, in the history and in the sums", async () => {
  const { code, teacher, student, late } = await aLateStudent();
  const own = await call<PlayerStatsReply>("GET", `/api/player/${late.player_id}/stats`, { headers: late.headers });
  expect(own.json.stats).toMatchObject({ correct: 1, wrong: 0, unanswered: 0, accuracy: 1 });
  expect(own.json.stats.answers.map(({ asked }) => asked)).toEqual([false, undefined]);
  const { json: history } = await call<HistoryReply>("GET", "/api/player/history", { token: student.token });
  expect(history.items).toMatchObject([{ correct: 1, wrong: 0, unanswered: 0, accuracy: 1 }]);
  expect(history.stats.accuracy).toBe(1);
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.game).toMatchObject({ accuracy: 4 / 7, completion: 5 / 7 });
  expect(report.json.questions.map(({ hard, unanswered }) => [hard, unanswered])).toEqual([
    [true, 2],
    [false, 0],
  ]);
  const list = await call<Page<ListedGame>>("GET", "/api/game/teacher", { token: teacher.token });
  expect(list.json.items).toMatchObject([{ accuracy: 4 / 7 }]);
  expect(await userStats(database(env.DB), { id: teacher.id, role: "teacher" })).toMatchObject({ accuracy: 4 / 7 });
});

test("a hard question of a set in another language carries it", async () => {
  const { code, setId, teacher } = await aGame({ questions: 1, language: "en-GB" });
  const pupils = [await polling(code, "Ali"), await polling(code, "Ece"), await polling(code, "Can")];
  await call("POST", `/api/game/${code}/start`, { token: teacher.token, body: {} });
  for (const { headers } of pupils)
    await call("POST", "/api/game/answer", { headers, body: { question_id: `${setId}-0`, answer: "C" } });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token, body: {} });
  await storedInD1(teacher.id, code);
  const stats = await call<TeacherStats>("GET", "/api/game/teacher/stats", { token: teacher.token });
  expect(stats.json.hardest_questions).toMatchObject([{ lang: "en-GB", question_text: "Soru 1" }]);
});

test("the hardest questions are those asked of three or more that at most seven in ten knew", async () => {
  const { code, teacher } = await aLateStudent();
  const stats = () => call<TeacherStats>("GET", "/api/game/teacher/stats", { token: teacher.token });
  expect((await stats()).json).toMatchObject({
    accuracy: 4 / 7,
    hardest_questions: [{ question_text: "Soru 1", correct_rate: 1 / 3, answers: 1 }],
  });
  // Version 0.1 wrote no such number: every question then counts as asked of everybody.
  await env.DB.prepare("UPDATE games SET asked = NULL WHERE code = ?").bind(code).run();
  expect((await stats()).json.accuracy).toBe(4 / 8);
});

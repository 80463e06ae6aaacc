import { hash } from "node:crypto";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/database";
import { recordResults } from "#db/games/finished-games";
import { resultsText } from "#db/games/stored-results";
import { gamePlayers, gameResults, games } from "#db/schema/games";
import { readResults, writeResults } from "#game/results/stored-form";
import { classSums } from "#game/results/class-sums";
import { resultColumns } from "#game/results/result-columns";
import { proofOf, type Results } from "#game/results/results";
import { sweep } from "#services/upkeep/retention";
import { anAccount } from "../../helpers/accounts/accounts";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

const db = database(env.DB);
const rowOf = async (id: string) => (await db.select().from(games).where(eq(games.id, id)).get())!;
const partsOf = (id: string) => db.select().from(gameResults).where(eq(gameResults.gameId, id));
const kept = async (id: string) => readResults(await resultsText(db, await rowOf(id)))!;

const idOf = (code: string, i: number) => `${code}-${i.toString(16).padStart(12, "0")}`;

/** Results as long as real ones: all times and points differ. */
function aLargeClass(code: string, players: number, questions: number): Results {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return {
    questions: Array.from({ length: questions }, (_, i) => {
      return { id: `q${i}`, text: `Soru ${i}`, options: { A: "bir", B: "iki" }, correct: "A" as const };
    }),
    players: Array.from({ length: players }, (_, i) => {
      const answers = Array.from({ length: questions }, () => {
        const tookMs = random(20_000);
        return random(3) === 0
          ? { value: "B", share: 0, tookMs, points: 0 }
          : { value: "A", share: 1, tookMs, points: 500 + random(500) };
      });
      const score = answers.reduce((sum, { points }) => sum + points, 0);
      return {
        id: idOf(code, i),
        nickname: `Pupil${i}`,
        marble: i,
        proof: proofOf(hash("sha256", `session of ${i}`)),
        score,
        rank: 1,
        answers,
      };
    }),
  };
}

/** A game of this size, stored as its room stores it. */
async function played(ownerId: string, players: number, questions: number, endedAt = Date.now(), userId?: string) {
  const { id, code } = await aFinishedGame(ownerId, []);
  const results = aLargeClass(code, players, questions);
  const text = writeResults(results);
  const line = {
    playerId: idOf(code, 0),
    nickname: "Pupil0",
    marble: 0,
    score: 1,
    rank: 1,
    correct: 1,
    wrong: 0,
    unanswered: 0,
  };
  const write = () =>
    recordResults(db, {
      id,
      startedAt: endedAt - 1,
      endedAt,
      codeFreeAt: endedAt,
      columns: resultColumns(results),
      results: text,
      players: userId === undefined ? [] : [{ ...line, userId }],
      sums: classSums(results),
    });
  await write();
  return { id, code, text, write };
}

test("2,000 players and 100 questions are kept with every answer, and reports read them", async () => {
  const teacher = await aPerson("teacher");
  const { id, code, text, write } = await played(teacher.id, 2000, 100);
  expect(text.length).toBeGreaterThan(1_900_000);
  expect((await rowOf(id)).results).toBeNull();
  expect(await resultsText(db, await rowOf(id))).toBe(text);
  // Writing them again, as the outbox may do, does not duplicate them.
  const before = (await partsOf(id)).length;
  await write();
  expect((await partsOf(id)).length).toBe(before);
  expect(await resultsText(db, await rowOf(id))).toBe(text);

  const report = await call<{ players: unknown[] }>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.players).toHaveLength(2000);
  const stats = await call<{ hardest_questions: unknown[] }>("GET", "/api/game/teacher/stats", {
    token: teacher.token,
  });
  expect(stats.json.hardest_questions).toHaveLength(5);
  const whole = await call("GET", "/api/user/export", { token: teacher.token });
  expect(whole.text).toContain("Pupil1999");
});

test("a value that is too long even compressed is kept in parts, and deleted with its game", async () => {
  const teacher = await aPerson("teacher");
  const { id, code, text } = await played(teacher.id, 5000, 200);
  expect((await partsOf(id)).length).toBeGreaterThan(1);
  expect(await resultsText(db, await rowOf(id))).toBe(text);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  expect(await partsOf(id)).toEqual([]);
});

test("a guest of a large game claims the result when the room is gone, and nobody else can", async () => {
  const teacher = await aPerson("teacher");
  const student = await aPerson("student");
  const { code } = await played(teacher.id, 2000, 100);
  const claim = (session: string) =>
    call<{ player: { nickname: string } }>("POST", `/api/player/${idOf(code, 7)}/claim`, {
      token: student.token,
      headers: { "session-id": session },
    });
  expect((await claim("session of 8")).status).toBe(401);
  expect((await claim("session of 7")).json.player).toMatchObject({ nickname: "Pupil7" });
});

test("names go from compressed results: of a deleted account at once, of guests after 180 days", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const { id } = await played(teacher.id, 2000, 100, Date.now() - 181 * 86_400_000, student.id);
  expect((await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, id))).length).toBe(1);
  await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  const names = async () => (await kept(id)).players.slice(0, 2).map(({ nickname }) => nickname);
  expect(await names()).toEqual(["Oyuncu 1", "Pupil1"]);
  const { score } = (await kept(id)).players[7]!;
  await sweep(env, Date.now());
  expect(await names()).toEqual(["Oyuncu 1", "Oyuncu 2"]);
  expect((await rowOf(id)).anonymizedAt).not.toBeNull();
  expect((await kept(id)).players[7]!.score).toBe(score);
});

test("[T23] the night has one long result in memory: each is written before the next one is read", async () => {
  const teacher = await aPerson("teacher");
  const long = Date.now() - 300 * 24 * 3_600_000;
  const games = [];
  for (let i = 0; i < 3; i++) games.push(await played(teacher.id, 2000, 100, long + i));
  const steps: string[] = [];
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key !== "prepare") {
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      }
      return (text: string) => {
        if (/join "game_results"/.test(text)) steps.push("read");
        if (text.startsWith("UPDATE games SET results")) steps.push("written");
        return target.prepare(text);
      };
    },
  });
  await sweep({ ...env, DB }, Date.now());
  expect(steps).toEqual(["read", "written", "read", "written", "read", "written"]);
  for (const { id } of games) expect((await kept(id)).players[7]!.nickname).not.toBe("Pupil7");
});

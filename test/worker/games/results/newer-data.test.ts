import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { sweep } from "#services/upkeep/retention";
import { anAccount } from "../../helpers/accounts/accounts";
import { aStoredSet } from "../../helpers/games/a-game";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call, callUnchecked, type Refusal } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

const DAY = 86_400_000;
const db = database(env.DB);
const rowOf = async (id: string) => (await db.select().from(games).where(eq(games.id, id)).get())!;
const setResults = (id: string, results: string) => db.update(games).set({ results }).where(eq(games.id, id));

test("[F28] results of a newer version are neither shown nor changed by this one, and the next deploy finds them", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const players = [{ nickname: "Zeynep" }, { nickname: "Ada", userId: student.id }];
  const { id, code } = await aFinishedGame(teacher.id, players, { endedAt: Date.now() - 181 * DAY });
  const ours = (await rowOf(id)).results!;
  // Store what the next version would write, as if it had been deployed and rolled back.
  const newer = JSON.stringify({ ...(JSON.parse(ours) as object), v: 9 });
  await setResults(id, newer);

  await sweep(env, Date.now());
  expect(await rowOf(id)).toMatchObject({ results: newer, anonymizedAt: null });
  const report = await call("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect([report.status, report.json.code]).toEqual([503, "unavailable"]);
  const gone = await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  expect(gone.status).toBe(204);
  expect((await rowOf(id)).results).toBe(newer);

  // Once a version that can read the data is back, the nightly job catches up.
  await setResults(id, ours);
  await sweep(env, Date.now());
  const names = (JSON.parse((await rowOf(id)).results!) as { players: unknown[][] }).players.map(([, name]) => name);
  expect(names).toEqual(["Oyuncu 1", "Oyuncu 2"]);
  expect((await env.DB.prepare("SELECT * FROM owed_names").all()).results).toEqual([]);
});

test("[F28] a name owed by an account that is gone is taken out long before names go anyway", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const { id } = await aFinishedGame(teacher.id, [{ nickname: "Can" }, { nickname: "Ada", userId: student.id }]);
  const ours = (await rowOf(id)).results!;
  await setResults(id, "a form of the future");
  await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  await sweep(env, Date.now());
  await setResults(id, ours);
  await sweep(env, Date.now());
  expect((await rowOf(id)).results).toContain("Can");
  expect((await rowOf(id)).results).not.toContain("Ada");
});

test("[F28] a game that is played again keeps the settings that only a newer version knows; an unknown value waits", async () => {
  const teacher = await aPerson("teacher");
  const setId = await aStoredSet(teacher.id);
  const { id, code } = await aFinishedGame(teacher.id, [{ nickname: "Can" }]);
  const again = async (change: object) => {
    const settings = JSON.stringify({ ...(JSON.parse((await rowOf(id)).settings) as object), ...change });
    await db.update(games).set({ settings, questionSetId: setId }).where(eq(games.id, id));
    return callUnchecked<GameReply & Refusal>("POST", "/api/game", {
      token: teacher.token,
      body: { from_game: code, which: "all" },
    });
  };
  expect((await again({ newest: "loud" })).json.game.settings).toMatchObject({ newest: "loud" });
  const unknown = await again({ scoring: "elo" });
  expect([unknown.status, unknown.json.code]).toEqual([503, "unavailable"]);
});

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#protocol/http/replies/people";
import { database } from "#db/database";
import { gamePlayers, games } from "#db/schema/games";
import { users } from "#db/schema/people";
import { questionSets } from "#db/schema/question-sets";
import { anAccount, login } from "../helpers/accounts/accounts";
import { aGame, polling } from "../helpers/games/a-game";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

test("one's own account goes with its sets and games, and its name from other people's", async () => {
  const db = database(env.DB);
  const teacher = await anAccount("teacher");
  const student = await anAccount("student");
  const kept = await aFinishedGame(teacher.id, [{ nickname: "Zeynep" }, { nickname: "Ada", userId: student.id }]);
  const wrong = await call("DELETE", "/api/user", { token: student.token, body: { password: "yanlış" } });
  expect([wrong.status, Object.keys(wrong.json.fields!)]).toEqual([400, ["password"]]);
  const gone = await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  expect([gone.status, gone.text]).toEqual([204, ""]);
  expect((await call("GET", "/api/auth/me", { token: student.token })).status).toBe(401);
  expect((await login(student.email, student.password)).status).toBe(401);
  const game = await db.select().from(games).where(eq(games.id, kept.id)).get();
  expect(game!.results).toContain("Zeynep");
  expect(game!.results).toContain("Oyuncu 2");
  expect(game!.results).not.toContain("Ada");
  expect(await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, kept.id))).toEqual([]);

  await call("POST", "/api/question-sets", { token: teacher.token, body: { title: "Kesirler" } });
  await call("DELETE", "/api/user", { token: teacher.token, body: { password: teacher.password } });
  expect(await db.select().from(games).where(eq(games.ownerId, teacher.id))).toEqual([]);
  expect(await db.select().from(questionSets).where(eq(questionSets.ownerId, teacher.id))).toEqual([]);
});

test("an account deleted while its game runs leaves no name in the results", async () => {
  const db = database(env.DB);
  const { code, teacher, game } = await aGame();
  const [gone, here] = [await anAccount("student"), await anAccount("student")];
  await polling(code, "Zeynep", gone.token);
  await polling(code, "Ada", here.token);
  await polling(code, "Misafir");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("DELETE", "/api/user", { token: gone.token, body: { password: gone.password } });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const kept = () => db.select().from(games).where(eq(games.id, game.id)).get();
  await expect.poll(async () => (await kept())!.status).toBe("completed");
  const { results } = (await kept())!;
  expect(results).toContain("Ada");
  expect(results).toContain("Misafir");
  expect(results).toContain("Oyuncu ");
  expect(results).not.toContain("Zeynep");
  const lines = await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, game.id));
  expect(lines.map(({ nickname }) => nickname)).toEqual(["Ada"]);
});

test("one administrator stays when all leave in the same instant", async () => {
  await database(env.DB).delete(users).where(eq(users.role, "admin"));
  const admins = await Promise.all([1, 2, 3].map(() => anAccount("admin")));
  const answers = await Promise.all(
    admins.map(({ token, password }) => call("DELETE", "/api/user", { token, body: { password } })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 204)!.json.code).toBe("last_admin");
  expect(await database(env.DB).select().from(users).where(eq(users.role, "admin"))).toHaveLength(1);
});

test("[T31] the last administrator cannot leave, the last but one can", async () => {
  await database(env.DB).delete(users).where(eq(users.role, "admin"));
  const [first, last] = [await anAccount("admin"), await anAccount("admin")];
  const leave = ({ token, password }: typeof first) => call("DELETE", "/api/user", { token, body: { password } });
  expect((await leave(first)).status).toBe(204);
  const refused = await leave(last);
  expect([refused.status, refused.json.code]).toEqual([409, "last_admin"]);
});

test.each<Role>(["admin", "teacher", "student"])("[ASVS 7.4.2] a deleted %s's token is worth nothing", async (role) => {
  const { id, token } = await aPerson(role);
  await database(env.DB).delete(users).where(eq(users.id, id));
  expect((await call("GET", "/api/auth/me", { token })).status).toBe(401);
});

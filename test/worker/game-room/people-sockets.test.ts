import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { ProfileReply } from "#protocol/http/replies/people";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { aStoredSet, polling } from "../helpers/games/a-game";
import { anAccount, goodPassword, login } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { linkToken } from "../helpers/accounts/mailbox";
import { sit } from "../helpers/games/seat";

const admin = await anAccount("admin");
const asAdmin = { token: admin.token, body: { password: admin.password } };

/** A teacher who has signed in and hosts a game, with an open screen. */
async function aHost() {
  const account = await anAccount("teacher");
  const teacher = { ...account, token: (await login(account.email, account.password)).json.token };
  const body = { question_set_id: await aStoredSet(teacher.id) };
  const { json } = await call<GameReply>("POST", "/api/game", { token: teacher.token, body });
  const code = json.game.game_code;
  const screen = await sit(code, teacher.token);
  await screen.hears("register_host_success");
  return { teacher, code, screen };
}
type Host = Awaited<ReturnType<typeof aHost>>;

const next = "yepyeni-bir-sifre-5";
const changed: [string, (host: Host) => Promise<unknown>][] = [
  [
    "changes the password",
    ({ teacher: { token, password } }) =>
      call("PUT", "/api/user/profile", { token, body: { current_password: password, new_password: next } }),
  ],
  [
    "resets the password",
    async ({ teacher: { email } }) => {
      await call("POST", "/api/auth/reset-password/request", { body: { email } });
      await call("POST", `/api/auth/reset-password/${await linkToken(email)}`, { body: { new_password: next } });
    },
  ],
];

test.each(changed)("[T20] a host who %s is sent back to sign in, and the game goes on", async (_, change) => {
  const host = await aHost();
  await change(host);
  expect((await host.screen.closed).code).toBe(4001);
  expect((await call<GameReply>("GET", `/api/game/${host.code}`)).json.game.status).toBe("lobby");
});

test("a rejected host's screen goes dark for good, and hosts no more over HTTP", async () => {
  const { teacher, code, screen } = await aHost();
  const body = { user_id: teacher.id, approve: false };
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body });
  expect((await screen.hears("error")).code).toBe("unauthenticated");
  expect((await screen.closed).code).toBe(1000);
  expect((await call("POST", `/api/game/${code}/start`, { token: teacher.token })).status).toBe(401);
});

test.each([
  ["by an administrator", (host: Host) => call("DELETE", `/api/admin/users/${host.teacher.id}`, asAdmin)],
  [
    "by themselves",
    ({ teacher: { token } }: Host) => call("DELETE", "/api/user", { token, body: { password: goodPassword } }),
  ],
])("a teacher deleted %s takes the running game along", async (_, remove) => {
  const host = await aHost();
  const player = await sit(host.code);
  player.say({ type: "join_lobby", game_code: host.code, nickname: "Ada" });
  await player.hears("join_success");
  await call("POST", `/api/game/${host.code}/start`, { token: host.teacher.token });
  expect((await remove(host)).status).toBe(204);
  await player.hears("game_end");
  expect((await player.closed).code).toBe(1000);
  expect((await call("GET", `/api/game/${host.code}`)).status).toBe(404);
  expect(await database(env.DB).select().from(games).where(eq(games.ownerId, host.teacher.id))).toEqual([]);
});

test("a deleted student's name goes from a game that has ended, and the statistics still open", async () => {
  const { teacher, code } = await aHost();
  const student = await anAccount("student");
  await polling(code, "Ada", student.token);
  await polling(code, "Can");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const ended = () => database(env.DB).select().from(games).where(eq(games.code, code)).get();
  await expect.poll(async () => (await ended())?.results ?? "").toContain("Ada");
  expect((await call("DELETE", `/api/admin/users/${student.id}`, asAdmin)).status).toBe(204);
  expect((await ended())!.results).not.toContain("Ada");
  expect((await ended())!.results).toContain("Can");
  const { text } = await call("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(text).toContain("Can");
  expect(text).not.toContain("Ada");
});

test("a fresh token hosts on at once", async () => {
  const { teacher, code, screen } = await aHost();
  const body = { current_password: teacher.password, new_password: next };
  const { json } = await call<ProfileReply>("PUT", "/api/user/profile", { token: teacher.token, body });
  await screen.closed;
  const again = await sit(code, json.token);
  expect((await again.hears("register_host_success")).game_code).toBe(code);
});

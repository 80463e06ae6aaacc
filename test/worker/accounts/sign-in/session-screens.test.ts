import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LoginReply } from "#protocol/http/replies/people";
import type { GameReply } from "#protocol/http/replies/games";
import { anAccount, goodPassword, login } from "../../helpers/accounts/accounts";
import { aStoredSet, polling } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { aPairedPhone } from "../../helpers/paired";
import { hosting, joined, refusedAt } from "../../helpers/games/seat";

/** Everything that depends on a session: sockets, tickets for them, phones that the board let in. */

const signIn = async ({ email }: { email: string }): Promise<LoginReply> => (await login(email, goodPassword)).json;

/** A game of a teacher who is signed in at home and on the board in the classroom. */
async function aLesson() {
  const teacher = await anAccount("teacher");
  const [home, board] = [await signIn(teacher), await signIn(teacher)];
  const body = { question_set_id: await aStoredSet(teacher.id) };
  const { game } = (await call<GameReply>("POST", "/api/game", { token: board.token, body })).json;
  return { home, board, code: game.game_code, room: env.GAME_ROOM.getByName(game.game_code) };
}

const endBoard = async ({ home, board }: Awaited<ReturnType<typeof aLesson>>) =>
  expect((await call("DELETE", `/api/user/sessions/${board.session.id}`, { token: home.token })).status).toBe(204);

test("[T55][ASVS 7.4.1] a session ended from home: its board goes dark, the teacher's other screen and the pupils stay", async () => {
  const lesson = await aLesson();
  const { home, board, code } = lesson;
  const [stolen, own] = [await hosting(code, board.token), await hosting(code, home.token)];
  const ali = await joined(code, "Ali");
  await endBoard(lesson);
  expect(await stolen.closed).toEqual({ code: 4001, reason: "password" });
  expect(await refusedAt({ code, token: board.token })).toMatchObject({ status: 401 });
  expect((await call("POST", `/api/game/${code}/start`, { token: board.token })).status).toBe(401);
  own.say({ type: "start_game", game_code: code, id: "s" });
  expect(await own.hears("done")).toMatchObject({ id: "s" });
  await ali.hears("question_start");
});

test("[T55][ASVS 7.4.1] a ticket that was fetched before is worth nothing after the end of its session", async () => {
  const lesson = await aLesson();
  const { board, code } = lesson;
  const ticket = await call<{ token: string }>("POST", "/api/auth/ws-token", {
    token: board.token,
    body: { game_code: code },
  });
  await endBoard(lesson);
  expect(await refusedAt({ code, token: ticket.json.token })).toMatchObject({ status: 401 });
});

test("[M3][T55] a phone that the board let in goes out with the board's session, and with no other", async () => {
  const lesson = await aLesson();
  const { home, board, code } = lesson;
  const phone = await aPairedPhone({ code, teacher: board });
  const socket = await hosting(code, phone);
  const player = await polling(code, "Ece");
  expect((await call("POST", "/api/auth/logout", { token: home.token })).status).toBe(204);
  expect((await call("POST", `/api/game/${code}/lock`, { token: phone, body: { locked: false } })).status).toBe(200);
  const back = await signIn(await ownerOf(home));
  await endBoard({ ...lesson, home: back });
  expect(await socket.closed).toMatchObject({ code: 4001 });
  const kick = await call("POST", `/api/game/${code}/kick`, { token: phone, body: { player_id: player.player_id } });
  expect(kick.status).toBe(401);
});

const ownerOf = async ({ user }: LoginReply) => ({ email: user.email });

test("[T55] all others ended: this board's socket is not even touched", async () => {
  const { home, board, code } = await aLesson();
  const [other, own] = [await hosting(code, home.token), await hosting(code, board.token)];
  await call("DELETE", "/api/user/sessions", { token: board.token });
  expect(await other.closed).toMatchObject({ code: 4001 });
  await own.settles();
});

test("[T55] a screen's session stands in its socket's attachment, where the room finds it after it has slept", async () => {
  const { board, code, room } = await aLesson();
  await hosting(code, board.token);
  const seats = await runInDurableObject(room, (_, ctx) =>
    ctx.getWebSockets().map((ws) => ws.deserializeAttachment() as object),
  );
  expect(seats).toMatchObject([{ role: "host", signIn: board.session.id }]);
});

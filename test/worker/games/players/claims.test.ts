import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ClaimReply, HistoryReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { sweep } from "#services/upkeep/retention";
import { aGame, polling } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";
import { storedInD1, played, wiped } from "../../helpers/games/played";
import { recorded } from "../../helpers/games/recorded";
import { joined } from "../../helpers/games/seat";

type Player = Pick<Awaited<ReturnType<typeof polling>>, "player_id" | "headers">;
type Person = Awaited<ReturnType<typeof aPerson>>;

const claim = (player: Player, who: Person | null, headers: Record<string, string> = player.headers) =>
  call<ClaimReply & { code: string }>("POST", `/api/player/${player.player_id}/claim`, {
    ...(who && { token: who.token }),
    headers,
  });
const refusal = async (asked: ReturnType<typeof claim>) => {
  const { status, json } = await asked;
  return [status, json.code];
};
const history = async ({ token }: Person) =>
  (await call<HistoryReply>("GET", "/api/player/history", { token })).json.items.map(({ game_code, nickname }) => [
    game_code,
    nickname,
  ]);

const names = async (code: string, { token }: Person) =>
  (await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token })).json.players.map(
    ({ nickname }) => nickname,
  );

test("joining tells whether the game goes to an account: a student's does, a teacher's does not", async () => {
  const { code } = await aGame();
  const replies = [
    await polling(code, "Ece", (await aPerson("student")).token),
    await polling(code, "Can", (await aPerson("teacher")).token),
    await polling(code, "Ali"),
  ];
  expect(replies.map(({ account }) => account)).toEqual([true, undefined, undefined]);
});

test("[X6] an account with two seats has one line in its history, of the better one, in whatever order they came", async () => {
  for (const better of [0, 1]) {
    const { code, teacher } = await aGame({ questions: 1 });
    const student = await aPerson("student");
    const seats = [await polling(code, "Bir", student.token), await polling(code, "İki", student.token)];
    await call("POST", `/api/game/${code}/start`, { token: teacher.token });
    const { headers } = seats[better]!;
    const { question_id } = (await call<GameView>("GET", `/api/game/${code}`, { headers })).json.question!;
    const body = { question_id, answer: "B", response_time_ms: 1 };
    expect((await call("POST", "/api/game/answer", { headers, body })).status).toBe(200);
    await call("POST", `/api/game/${code}/end`, { token: teacher.token });
    await storedInD1(teacher.id, code);
    expect(await history(student)).toEqual([[code, ["Bir", "İki"][better]]]);
  }
});

test("a guest who signs in while the game runs has it in the history when it ends", async () => {
  const { code, teacher, room } = await aGame({ questions: 1 });
  const seat = await joined(code, "Ece");
  const ece = { player_id: seat.id, headers: { "session-id": seat.sessionId } };
  const student = await aPerson("student");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  const { json } = await claim(ece, student);
  expect(json).toMatchObject({ is_new: true, player: { player_id: ece.player_id, game_status: "active", score: 0 } });
  expect(await history(student)).toEqual([]);
  await evictDurableObject(room);
  expect((await claim(ece, student)).json.is_new).toBe(false);
  const events = (await recorded(room)).rows;
  await claim(ece, student);
  expect((await recorded(room)).rows).toBe(events);

  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  await storedInD1(teacher.id, code);
  expect(await history(student)).toEqual([[code, "Ece"]]);
});

test("a guest who signs in after the end has the game at once, with its details", async () => {
  const { code, ece } = await played();
  const student = await aPerson("student");
  expect((await claim(ece, student)).json).toMatchObject({ is_new: true, player: { game_status: "completed" } });
  expect((await claim(ece, student)).json.is_new).toBe(false);
  expect(await history(student)).toEqual([[code, "Ece"]]);
  const path = `/api/player/${ece.player_id}/stats`;
  const { json } = await call<PlayerStatsReply>("GET", path, { token: student.token });
  expect(json.stats).toMatchObject({ correct: 0, wrong: 1, rank: 2 });
});

test("a guest who signs in when the room is long gone has the game all the same", async () => {
  const { code, room, ece, ali, student: owner } = await played();
  await wiped(room);
  const [student, other] = [await aPerson("student"), await aPerson("student")];
  expect(await refusal(claim(ece, student, ali.headers))).toEqual([401, "session_invalid"]);
  expect((await claim(ece, student)).json).toMatchObject({
    is_new: true,
    player: { nickname: "Ece", rank: 2, game_status: "completed", is_connected: false },
  });
  expect((await claim(ece, student)).json.is_new).toBe(false);
  expect(await refusal(claim(ece, other))).toEqual([409, "already_claimed"]);
  expect(await refusal(claim(ali, other))).toEqual([409, "already_claimed"]);
  expect(await refusal(claim(ece, owner))).toEqual([409, "already_claimed"]);
  expect(await history(student)).toEqual([[code, "Ece"]]);
  expect(await history(other)).toEqual([]);
  const path = `/api/player/${ece.player_id}/stats`;
  expect((await call<PlayerStatsReply>("GET", path, { token: student.token })).json.stats.wrong).toBe(1);
});

test("two accounts that claim the same player at once: one has it", async () => {
  const { room, ece } = await played();
  await wiped(room);
  const people = await Promise.all([1, 2, 3].map(() => aPerson("student")));
  const replies = await Promise.all(people.map((who) => claim(ece, who)));
  expect(replies.map(({ json }) => json.code ?? "ok").toSorted((a, b) => a.localeCompare(b, "tr"))).toEqual([
    "already_claimed",
    "already_claimed",
    "ok",
  ]);
  expect((await Promise.all(people.map(history))).flat()).toHaveLength(1);
});

test.each([false, true])("another person's game cannot be taken, the room being gone: %s", async (isGone) => {
  const { teacher, room, student: owner, ali, ece } = await played();
  const foreign = await polling((await aGame()).code, "Ece");
  if (isGone) await wiped(room);
  const student = await aPerson("student");
  expect(await refusal(claim(ece, null))).toEqual([401, "unauthenticated"]);
  expect(await refusal(claim(ece, teacher))).toEqual([403, "forbidden"]);
  expect(await refusal(claim(ece, await aPerson("admin")))).toEqual([403, "forbidden"]);
  expect(await refusal(claim(ece, student, {}))).toEqual([401, "session_invalid"]);
  expect(await refusal(claim(ece, student, { "session-id": ece.player_id }))).toEqual([401, "session_invalid"]);
  expect(await refusal(claim(ece, student, { "session-id": `${ece.session_id}0` }))).toEqual([401, "session_invalid"]);
  expect(await refusal(claim(ece, student, foreign.headers))).toEqual([401, "session_invalid"]);
  expect((await claim(ece, student, ali.headers)).status).toBe(isGone ? 401 : 404);
  expect(await refusal(claim(ali, student))).toEqual([409, "already_claimed"]);
  expect(await refusal(claim(ece, owner))).toEqual([409, "already_played"]);
  for (const player_id of ["x", "999999", ece.game_code, `${ece.game_code}-`, "%00", "__proto__"]) {
    expect(await refusal(claim({ ...ece, player_id }, student))).toEqual([404, "not_found"]);
  }
  expect(await history(student)).toEqual([]);
  expect((await claim(ali, owner)).json.is_new).toBe(false);
  expect((await history(owner)).length).toBe(1);
});

test("a removed player has nothing to claim, and neither has one whose game was deleted", async () => {
  const { code, teacher } = await aGame();
  const ali = await polling(code, "Ali");
  const student = await aPerson("student");
  await call("POST", `/api/player/${ali.player_id}/leave`, { headers: ali.headers });
  expect(await refusal(claim(ali, student))).toEqual([401, "session_invalid"]);
  const ece = await polling(code, "Ece");
  await call("DELETE", `/api/game/${code}`, { token: teacher.token });
  expect(await refusal(claim(ece, student))).toEqual([401, "session_invalid"]);
});

test("once names are gone no guest's game can be claimed; earlier claims keep name and history", async () => {
  const { code, teacher, room, ece } = await played();
  const late = await aPerson("student");
  const second = await played();
  await claim(second.ece, late);
  for (const gone of [room, second.room]) await wiped(gone);
  await sweep(env, Date.now() + 181 * 86_400_000);
  expect(await refusal(claim(ece, late))).toEqual([401, "session_invalid"]);
  expect(await history(late)).toEqual([[second.code, "Ece"]]);
  expect(await names(code, teacher)).toEqual(["Ali", "Oyuncu 2"]);
  expect(await names(second.code, second.teacher)).toEqual(["Ali", "Ece"]);
});

test("no answer and no export holds the proof of a session", async () => {
  const { code, teacher, room } = await played();
  await wiped(room);
  const row = await env.DB.prepare("SELECT results FROM games WHERE code = ? AND owner_id = ?")
    .bind(code, teacher.id)
    .first<{ results: string }>();
  const { players } = JSON.parse(row!.results) as { players: [string, string, number, string][] };
  const proofs = players.map(([, , , proof]) => proof);
  expect(proofs.map(({ length }) => length)).toEqual([32, 32]);
  for (const path of ["/api/user/export", `/api/game/${code}`, `/api/game/${code}/statistics`]) {
    const { text, status } = await call("GET", path, { token: teacher.token });
    expect(status).toBe(200);
    for (const proof of proofs) expect(text).not.toContain(proof);
  }
});

test("a code that has gone to another game leads its former owner and players to theirs", async () => {
  const { code, teacher, room, student, ali, ece } = await played();
  await wiped(room);
  const next = await aGame();
  await room.open({ ...(await recorded(next.room)).game.setup, gameId: crypto.randomUUID(), code });

  const own = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(own.json.game).toMatchObject({ status: "completed", player_count: 2 });
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.players.map(({ nickname }) => nickname)).toEqual(["Ali", "Ece"]);
  const path = `/api/player/${ali.player_id}/stats`;
  expect((await call<PlayerStatsReply>("GET", path, { token: student.token })).json.stats.correct).toBe(1);
  expect((await call<GameView>("GET", `/api/game/${code}`, { token: student.token })).json.game.status).toBe("lobby");
  expect((await call("GET", `/api/game/${code}/statistics`, { token: (await aPerson("teacher")).token })).status).toBe(
    404,
  );
  const late = await aPerson("student");
  expect((await claim(ece, late)).json.is_new).toBe(true);
  expect(await history(late)).toEqual([[code, "Ece"]]);
});

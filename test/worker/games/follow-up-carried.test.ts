import { env } from "cloudflare:workers";
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { JoinReply } from "#protocol/http/replies/players";
import { call } from "../helpers/http";
import { aPlayedGame, askAgain, comes, refusalOf } from "../helpers/games/follow-up";
import { recorded } from "../helpers/games/recorded";

const roomOf = (code: string) => env.GAME_ROOM.getByName(code);

/** Tries wrong credentials in place of a seat in the previous game, for a follow-up game that is announced to other players. */
test("[T54] no other session, no other game and no removed player is carried, and none twice", async () => {
  const { code, teacher, ali, removed } = await aPlayedGame();
  const strangers = await aPlayedGame();
  const theirs = (await askAgain(strangers.code, strangers.teacher.token)).json.game.game_code;
  const early = await comes(theirs, ali.session_id);
  expect([early.status, early.json]).toMatchObject([401, { code: "session_invalid" }]);

  const { game } = (await askAgain(code, teacher.token)).json;
  const next = game.game_code;
  const proof = ali.session_id.split(".")[1]!;
  const refused: [unknown, string, number, string][] = [
    [removed.session_id, next, 403, "player_removed"],
    [strangers.ali.session_id, next, 401, "session_invalid"],
    [ali.session_id, theirs, 401, "session_invalid"],
    [ali.session_id, strangers.code, 401, "session_invalid"],
    [ali.session_id, code, 401, "session_invalid"],
    [`${strangers.code}.${proof}`, next, 401, "session_invalid"],
    [`${next}.${proof}`, next, 401, "session_invalid"],
    [`${ali.session_id}0`, next, 401, "session_invalid"],
    [ali.player_id, next, 401, "session_invalid"],
    ["x", next, 401, "session_invalid"],
    [ali.session_id, "x", 404, "not_found"],
    ["", next, 400, "validation_failed"],
    ["x".repeat(129), next, 400, "validation_failed"],
    [null, next, 400, "validation_failed"],
    [[ali.session_id], next, 400, "validation_failed"],
  ];
  for (const [session, to, status, refusal] of refused) {
    const body = { game_code: to, from_session: session, nickname: "Herkes" };
    const headers = { "cf-connecting-ip": crypto.randomUUID() };
    expect([session, await refusalOf(call("POST", "/api/game/join", { body, headers }))]).toEqual([
      session,
      [status, refusal],
    ]);
  }

  const seats = await Promise.all(Array.from({ length: 10 }, () => comes(next, ali.session_id)));
  expect(new Set(seats.map(({ json }) => json.player_id)).size).toBe(1);
  const { players } = (await recorded(roomOf(next))).game;
  expect(Array.from(players.values(), ({ nickname, score }) => [nickname, score])).toEqual([["Ali", 0]]);
  await call("POST", `/api/game/${next}/kick`, { token: teacher.token, body: { player_id: seats[0]!.json.player_id } });
  expect(await refusalOf(comes(next, ali.session_id))).toEqual([403, "player_removed"]);
});

test("the old session in the header is the same seat as in the body; with a name it is another's", async () => {
  const { code, teacher, ali } = await aPlayedGame();
  const { game } = (await askAgain(code, teacher.token)).json;
  const carried = await comes(game.game_code, ali.session_id);
  const headers = { "session-id": ali.session_id };
  const join = (body: object) =>
    call<JoinReply>("POST", "/api/game/join", { body: { game_code: game.game_code, ...body }, headers });
  const again = await join({});
  expect([again.status, again.json]).toEqual([201, carried.json]);
  expect((await join({ nickname: "Kardeşi" })).json.nickname).toBe("Kardeşi");
  expect(await refusalOf(call("POST", "/api/game/join", { body: { game_code: code }, headers }))).toEqual([
    401,
    "session_invalid",
  ]);
});

test("[T54] a code that another game has got since takes nobody from the game that went on under it", async () => {
  const { code, teacher, ali } = await aPlayedGame();
  const { game } = (await askAgain(code, teacher.token)).json;
  const room = roomOf(game.game_code);
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE opening SET opening = json_set(opening, '$.gameId', 'another')");
  });
  await evictDurableObject(room);
  expect(await refusalOf(comes(game.game_code, ali.session_id))).toEqual([401, "session_invalid"]);
});

import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { PairedReply } from "#protocol/http/replies/pairing";
import { aGame } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { askAgain, nextSeenBy, wire } from "../../helpers/games/follow-up";
import { aPairedPhone, look, offer, use } from "../../helpers/paired";
import { recorded } from "../../helpers/games/recorded";
import { hosting, refusedAt, sit } from "../../helpers/games/seat";

test("a phone is let in by a token from the board and two digits typed there", async () => {
  const game = await aGame();
  const board = await hosting(game.code, game.teacher.token);
  const offered = await offer(game);
  expect([offered.status, offered.json.token.startsWith(`${game.code}.`)]).toEqual([201, true]);
  const { status, json } = await use(offered.json.token);
  expect([status, json.digits]).toEqual([201, expect.stringMatching(/^\d\d$/)]);
  expect(await board.hears("pair_request")).toMatchObject({ state: "waiting", tries_left: 3 });
  expect(await look(json.pair_id)).toMatchObject({ status: 202, json: { paired: false } });
  board.say({ type: "pair_confirm", digits: json.digits, id: "1" });
  expect(await board.hears("pair_request")).toEqual({ type: "pair_request", state: "paired" });
  const paired = await look(json.pair_id);
  expect(paired).toMatchObject({ status: 200, json: { paired: true, game_code: game.code } });
  // The reply was lost and is asked for again.
  expect((await look(json.pair_id)).status).toBe(200);
  const phone = await hosting(game.code, paired.json.token);
  phone.say({ type: "start_game", game_code: game.code });
  expect(await board.hears("question_start")).toMatchObject({ correct_option: "B" });
  phone.say({ type: "pair_confirm", digits: "07" });
  expect(await phone.hears("error")).toMatchObject({ code: "forbidden" });
  expect(board.texts.join()).not.toContain(`"${json.digits}"`);
});

test("[T50] the token in the picture works once, and a guessed one never", async () => {
  const game = await aGame();
  const { token } = (await offer(game)).json;
  await use(token);
  for (const text of [token, `${game.code}.${"0".repeat(48)}`, "x", `999999.${"0".repeat(48)}`]) {
    expect(await use(text)).toMatchObject({ status: 410, json: { code: "token_expired" } });
  }
  expect((await look(`${game.code}.${"0".repeat(48)}`)).status).toBe(410);
});

test("[T50] three wrong tries end it", async () => {
  const game = await aGame();
  const { pair_id, digits } = (await use((await offer(game)).json.token)).json;
  const wrong = digits === "00" ? "01" : "00";
  const confirm = (typed: string) =>
    call("POST", `/api/game/${game.code}/pair/confirm`, { token: game.teacher.token, body: { digits: typed } });
  for (let i = 0; i < 3; i++) expect((await confirm(wrong)).status).toBe(200);
  expect(await confirm(digits)).toMatchObject({ status: 409, json: { code: "no_pairing" } });
  expect((await look(pair_id)).status).toBe(410);
});

test("[T12][T26][T50] a paired phone steers and looks at its game, and may do nothing else", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  const other = await aGame();
  const path = `/api/game/${game.code}`;
  expect((await call<GameReply>("POST", `${path}/start`, { token })).json.game.status).toBe("active");
  const { host } = (await call<GameView>("GET", path, { token })).json;
  expect(host!.question).toMatchObject({ correct_option: "B" });
  const ticket = await call<{ token: string }>("POST", "/api/auth/ws-token", { token, body: { game_code: game.code } });
  await hosting(game.code, ticket.json.token);
  const refused = [
    ["GET", "/api/auth/me"],
    ["GET", "/api/user/export"],
    ["GET", "/api/question-sets"],
    ["GET", "/api/classes"],
    ["GET", "/api/game/teacher"],
    ["GET", `${path}/statistics`],
    ["GET", `${path}/leaderboard`],
    ["PUT", path, { label: "x" }],
    ["DELETE", path],
    ["POST", `${path}/pair`],
    ["POST", `${path}/pair/confirm`, { digits: "07" }],
    ["POST", "/api/game", { question_set_id: game.setId }],
    ["POST", "/api/game", { from_game: game.code, which: "all" }],
    ["POST", "/api/auth/ws-token", { game_code: other.code }],
  ] as const;
  for (const [method, asked, body] of refused) {
    const { status } = await call(method, asked, { token, ...(body && { body }) });
    expect([method, asked, status]).toEqual([method, asked, 401]);
  }
  expect((await call("POST", `/api/game/${other.code}/start`, { token })).status).toBe(404);
  expect((await call<GameView>("GET", `/api/game/${other.code}`, { token })).json.host).toBeUndefined();
  expect((await refusedAt({ code: other.code, token })).status).toBe(401);
});

test("[T50] with the end of the game the phone's token ends", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  const { json } = await call<{ token: string }>("POST", "/api/auth/ws-token", {
    token,
    body: { game_code: game.code },
  });
  await call("POST", `/api/game/${game.code}/end`, { token });
  expect((await call("POST", `/api/game/${game.code}/start`, { token })).status).toBe(404);
  expect((await call<GameView>("GET", `/api/game/${game.code}`, { token })).json.host).toBeUndefined();
  for (const late of [token, json.token]) {
    const seat = await sit(game.code, late);
    expect(await seat.hears("error")).toMatchObject({ code: "game_over" });
    expect(await seat.closed).toMatchObject({ code: 1000 });
    expect(seat.has("register_host_success")).toBe(false);
  }
});

const next = (code: string, token: string) => call<PairedReply>("GET", `/api/game/${code}/pair/next`, { token });

test("[M5][T50] a phone goes on to the follow-up game of its game, and to the one after that", async () => {
  const game = await aGame();
  const { code, teacher } = game;
  const token = await aPairedPhone(game);
  expect(await next(code, token)).toMatchObject({ status: 202, json: { paired: false } });
  await call("POST", `/api/game/${code}/end`, { token });
  expect(await next(code, token)).toMatchObject({ status: 202, json: { paired: false } });
  const { game_code: second } = (await askAgain(code, teacher.token, "all")).json.game;
  expect(await nextSeenBy(code, { token })).toEqual(wire(second, "all", 2));
  const followed = await next(code, token);
  expect(followed).toMatchObject({ status: 200, json: { paired: true, game_code: second } });
  const phone = await hosting(second, followed.json.token);
  phone.say({ type: "end_game" });
  expect(await phone.closed).toMatchObject({ code: 1000 });
  const { game_code: third } = (await askAgain(second, teacher.token, "all")).json.game;
  expect((await next(second, followed.json.token)).json.game_code).toBe(third);
  // A token for the first game controls no other game.
  for (const other of [second, third]) {
    expect((await next(other, token)).status).toBe(404);
    expect((await call("POST", `/api/game/${other}/start`, { token })).status).toBe(404);
  }
  expect(await nextSeenBy(code, {})).toBeNull();
});

test("[M5][T50] no phone goes into a follow-up game that is over", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  await call("POST", `/api/game/${game.code}/end`, { token });
  const { game_code: second } = (await askAgain(game.code, game.teacher.token, "all")).json.game;
  await call("POST", `/api/game/${second}/end`, { token: game.teacher.token });
  await expect.poll(async () => (await next(game.code, token)).status).toBe(202);
});

test("[T50] a phone learns before it is let in whether it will read cards", async () => {
  const phones = await aGame();
  expect((await use((await offer(phones)).json.token)).json).not.toHaveProperty("answers");
  const teams = await aGame({ settings: { answers: "board", teams: { names: ["Kırmızı", "Mavi"] } } });
  expect((await use((await offer(teams)).json.token)).json.answers).toBe("board");
});

test("[T20][T50] a phone goes out with the sign-in of its owner", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  const phone = await hosting(game.code, token);
  await call("POST", "/api/auth/logout", { token: game.teacher.token });
  expect(await phone.closed).toMatchObject({ code: 4001 });
  expect((await call("POST", `/api/game/${game.code}/start`, { token })).status).toBe(401);
});

test("neither the tokens nor their proofs stand in the room's record", async () => {
  const game = await aGame();
  const { token } = (await offer(game)).json;
  const { pair_id } = (await use(token)).json;
  const { pairing } = (await recorded(game.room)).game;
  const text = JSON.stringify(pairing);
  expect([text.includes(token), text.includes(pair_id)]).toEqual([false, false]);
});

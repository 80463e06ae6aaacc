import { expect, test } from "vitest";
import { env } from "cloudflare:workers";
import { ring, withClock } from "../helpers/clock";
import { aGame } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { hosting, joined, sit } from "../helpers/games/seat";
import { running } from "../helpers/games/running";

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

test("welcome, join_success and lobby_update", async () => {
  const { code } = await aGame();
  const seat = await sit(code);
  const welcome = await seat.hears("welcome");
  expect(welcome).toEqual({ type: "welcome", session_id: anyText, server_time: anyNumber, role: "player" });
  expect(welcome.session_id.startsWith(`${code}.`)).toBe(true);
  seat.say({ type: "join_lobby", game_code: code, nickname: " Ali  Can ", marble: 7 });
  const success = await seat.hears("join_success");
  expect(success).toEqual({
    type: "join_success",
    game_code: code,
    player_id: expect.stringMatching(new RegExp(`^${code}-`)) as string,
    nickname: "Ali Can",
    marble: 7,
    session_id: welcome.session_id,
    game_status: "lobby",
  });
  expect(await seat.hears("lobby_update")).toEqual({
    type: "lobby_update",
    players: [{ player_id: success.player_id, nickname: "Ali Can", marble: 7, is_connected: true }],
    total: 1,
    locked: false,
  });
  expect(await seat.hears("counter")).toEqual({ type: "counter", count: 1 });
});

test("a phone hears of the newest thirty players, the host of all, and of every socket's coming and going", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const seats = [];
  for (let i = 1; i <= 32; i++) seats.push(await joined(code, `Oyuncu ${i}`));
  let list = await host.hears("lobby_update");
  while (list.total < 32) list = await host.hears("lobby_update");
  expect(list.players.length).toBe(32);
  let short = await seats[0]!.hears("lobby_update");
  while (short.total < 32) short = await seats[0]!.hears("lobby_update");
  expect(short.players.map(({ nickname }) => nickname)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Oyuncu ${i + 3}`),
  );
  // The order of the two depends on how quickly they joined.
  const counted = () => host.texts.findLast((text) => text.startsWith('{"type":"counter"'));
  await expect.poll(counted).toBe('{"type":"counter","count":33}');
  seats[5]!.ws.close();
  list = await host.hears("lobby_update");
  expect(list.players[5]).toMatchObject({ nickname: "Oyuncu 6", is_connected: false });
  await expect.poll(counted).toBe('{"type":"counter","count":32}');
});

test("the host sees whose phone has fallen silent, and that it is heard again", async () => {
  const { code, teacher } = await aGame();
  await withClock(async ({ pass }) => {
    const host = await hosting(code, teacher.token);
    const hangs = await joined(code, "Asılı");
    await joined(code, "Yeni gelen");
    hangs.ws.send('{"type":"ping"}');
    await hangs.hears("pong");
    let list = await host.hears("lobby_update");
    while (list.total < 2) list = await host.hears("lobby_update");
    const look = async () => {
      await ring(env.GAME_ROOM.getByName(code));
      return (await host.hears("lobby_update")).players.map(({ is_connected }) => is_connected);
    };
    pass(41_000);
    expect(await look()).toEqual([false, true]);
    // The platform notes pings by a clock of its own, which the test cannot move: its ping is young again.
    pass(-41_000);
    expect(await look()).toEqual([true, true]);
  });
});

test.each([
  ["taken", " ALİ ", "nickname_taken"],
  ["empty", "  ", "nickname_invalid"],
  ["too long", "x".repeat(21), "nickname_invalid"],
] as const)("a nickname that is %s is refused, and the socket may try again", async (_, nickname, code) => {
  const game = await aGame();
  await joined(game.code, "ali");
  const seat = await sit(game.code);
  seat.say({ type: "join_lobby", game_code: game.code, nickname });
  const error = await seat.hears("error");
  expect(error).toMatchObject({ type: "error", code, message: anyText });
  expect(error.suggestion).toEqual(code === "nickname_taken" ? anyText : undefined);
  seat.say({ type: "join_lobby", game_code: game.code, nickname: error.suggestion ?? "Zeynep" });
  await seat.hears("join_success");
});

test("refuses a second join, one for another game, as host, or without a seat where one is needed", async () => {
  const { code, teacher } = await aGame();
  const ali = await joined(code, "Ali");
  ali.say({ type: "join_lobby", game_code: code, nickname: "Veli" });
  expect(await ali.hears("error")).toMatchObject({ code: "already_joined" });
  const host = await hosting(code, teacher.token);
  host.say({ type: "join_lobby", game_code: code, nickname: "Veli" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "submit_answer", question_id: "q", answer: "A" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "leave_game" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "start_game", game_code: "999999" });
  expect(await host.hears("error")).toMatchObject({ code: "not_found" });
  const guest = await sit(code);
  guest.say({ type: "join_lobby", game_code: "999999", nickname: "Veli" });
  expect(await guest.hears("error")).toMatchObject({ code: "not_found" });
  guest.say({ type: "submit_answer", question_id: "q", answer: "A" });
  expect(await guest.hears("error")).toMatchObject({ code: "session_invalid" });
  guest.say({ type: "leave_game" });
  expect(await guest.hears("error")).toMatchObject({ code: "session_invalid" });
});

test("[T12] a player is refused every message of the host, and nothing changes", async () => {
  const { code } = await aGame();
  const ali = await joined(code, "Ali");
  const ece = await joined(code, "Ece");
  ali.say({ type: "start_game", game_code: code });
  ali.say({ type: "next_question", game_code: code });
  ali.say({ type: "end_question" });
  ali.say({ type: "extend_question", seconds: 10 });
  ali.say({ type: "end_game" });
  ali.say({ type: "kick_player", player_id: ece.id });
  ali.say({ type: "rename_player", player_id: ece.id, nickname: "Kötü" });
  ali.say({ type: "lock_lobby", locked: true });
  for (let i = 0; i < 8; i++) expect(await ali.hears("error")).toMatchObject({ code: "forbidden" });
  const view = await call("GET", `/api/game/${code}`);
  expect(view.json).toMatchObject({ game: { status: "lobby", player_count: 2 } });
});

test("register_host_success draws the lobby", async () => {
  const { code, teacher, game } = await aGame();
  const ali = await joined(code, "Ali");
  const { registered } = await hosting(code, teacher.token);
  expect(registered).toEqual({
    type: "register_host_success",
    game_code: code,
    game_status: "lobby",
    phase: "lobby",
    title: "Kesirler",
    players: [{ player_id: ali.id, nickname: "Ali", marble: anyNumber, is_connected: true }],
    settings: game.settings,
    leaderboard: [expect.objectContaining({ player_id: ali.id, score: 0, rank: 1, previous_rank: null })],
    total_questions: 2,
    question_number: 0,
    locked: false,
    leaderboard_shown: false,
    server_time: anyNumber,
    question: null,
    result: null,
  });
});

test("kick_player: the player gets a message and is closed, stays out, and the name is free again", async () => {
  const { code, host, ali, ece } = await running();
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "kick_player", player_id: ali.id });
  expect(await ali.hears("player_removed")).toEqual({ type: "player_removed", message: anyText });
  expect(await ali.closed).toMatchObject({ code: 1000 });
  expect((await host.hears("leaderboard_update")).leaderboard.map(({ nickname }) => nickname)).toEqual(["Ece"]);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("reconnect_failed")).toEqual({
    type: "reconnect_failed",
    message: anyText,
    code: "player_removed",
  });
  back.say({ type: "join_lobby", game_code: code, nickname: "Ali" });
  await back.hears("join_success");
  host.say({ type: "kick_player", player_id: ali.id });
  expect(await host.hears("error")).toMatchObject({ code: "player_not_found" });
  await ece.settles();
});

test("rename_player: the new name is everywhere", async () => {
  const { host, ali, ece } = await running();
  host.say({ type: "rename_player", player_id: ali.id, nickname: "ece" });
  expect(await host.hears("error")).toMatchObject({ code: "nickname_taken", suggestion: anyText });
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "rename_player", player_id: ali.id, nickname: "Aliye" });
  expect((await host.hears("leaderboard_update")).leaderboard.map(({ nickname }) => nickname).toSorted()).toEqual([
    "Aliye",
    "Ece",
  ]);
  const list = await ece.hears("lobby_update");
  expect(list.players.map(({ nickname }) => nickname)).toContain("Aliye");
});

test("[T2] lock_lobby: nobody comes in, and players inside stay", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  await host.hears("lobby_update");
  host.say({ type: "lock_lobby", locked: true });
  let list = await ali.hears("lobby_update");
  while (!list.locked) list = await ali.hears("lobby_update");
  const ece = await sit(code);
  ece.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  expect(await ece.hears("error")).toMatchObject({ code: "lobby_locked" });
  const again = await sit(code);
  again.say({ type: "reconnect", old_session_id: ali.sessionId });
  await again.hears("reconnect_success");
  host.say({ type: "lock_lobby", locked: false });
  await host.settles();
  ece.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  await ece.hears("join_success");
});

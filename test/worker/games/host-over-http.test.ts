import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { aGame, polling } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { recorded } from "../helpers/games/recorded";
import { hosting } from "../helpers/games/seat";

/** A board behind a proxy that refuses sockets. */
async function aBoard(wanted: Parameters<typeof aGame>[0] = {}) {
  const game = await aGame(wanted);
  const { code, teacher } = game;
  const ask = (path: string, body?: unknown) =>
    call<GameReply & { code?: string; suggestion?: string }>("POST", `/api/game/${code}/${path}`, {
      token: teacher.token,
      ...(body !== undefined && { body }),
    });
  const view = async () => (await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token })).json;
  return { ...game, ask, view };
}

test("the owner's polls show what a board's socket gets, in every phase", async () => {
  const { code, teacher, ask, view } = await aBoard();
  await polling(code, "Ali");
  const same = async (phase: string) => {
    const { host } = await view();
    const { registered, ws } = await hosting(code, teacher.token);
    ws.close(1000);
    const { type: _, ...told } = registered;
    const anyTime = { server_time: expect.any(Number) as number };
    const question = told.question && { ...told.question, ...anyTime };
    expect(host).toEqual({ ...told, ...anyTime, question, end: host!.end });
    expect([host!.phase, host!.end !== null]).toEqual([phase, phase === "completed"]);
  };
  await same("lobby");
  await ask("start");
  await same("question");
  await ask("end-question");
  await ask("show-leaderboard", { shown: true });
  await same("reveal");
  await ask("end");
  await same("completed");
  expect((await view()).host!.end!.player_stats).toMatchObject({ player_count: 1, questions: 1, unanswered: 1 });
});

test("only the owner gets what a board knows", async () => {
  const { code, ask } = await aBoard();
  const ali = await polling(code, "Ali");
  await ask("start");
  for (const headers of [{}, ali.headers]) {
    const { text, json } = await call<GameView>("GET", `/api/game/${code}`, { headers });
    expect(json.host).toBe(undefined);
    expect(text).not.toContain('"correct_option":"');
  }
});

test("every message of a host has its call", async () => {
  const { code, ask, view, setId } = await aBoard();
  const [ali, ece] = [await polling(code, "Ali"), await polling(code, "Ece")];
  expect((await ask("lock", { locked: true })).status).toBe(200);
  expect((await view()).host!.locked).toBe(true);
  const taken = await ask("rename", { player_id: ece.player_id, nickname: "ali" });
  expect([taken.status, taken.json.code, taken.json.suggestion]).toEqual([409, "nickname_taken", "ali 2"]);
  await ask("rename", { player_id: ece.player_id, nickname: "Ecem" });
  await ask("kick", { player_id: ali.player_id });
  expect((await view()).host!.players.map(({ nickname }) => nickname)).toEqual(["Ecem"]);
  await ask("start");
  const before = (await view()).host!.question!.ends_at;
  expect((await ask("extend", { seconds: 15 })).json.game.phase).toBe("question");
  expect((await view()).host!.question!.ends_at).toBe(before! + 15_000);
  expect((await ask("end-question", { question_id: `${setId}-1` })).json.game.phase).toBe("question");
  expect((await ask("end-question", { question_id: `${setId}-0` })).json.game.phase).toBe("reveal");
  await ask("show-leaderboard", { shown: true });
  expect((await view()).host!.leaderboard_shown).toBe(true);
  expect((await ask("next", { question_number: 1 })).json.game.question_number).toBe(2);
  for (const [path, body] of [
    ["extend", { seconds: 4 }],
    ["lock", {}],
    ["kick", {}],
    ["rename", { player_id: ece.player_id }],
    ["show-leaderboard", { shown: 1 }],
    ["end", { id: "" }],
  ] as const) {
    expect([path, (await ask(path, body)).status]).toEqual([path, 400]);
  }
});

test("a call under the same id acts once, also after an eviction; without an id each acts", async () => {
  const { ask, room } = await aBoard();
  await ask("start");
  const { game: before } = await recorded(room);
  await ask("extend", { seconds: 10, id: "press" });
  await evictDurableObject(room);
  expect((await ask("extend", { seconds: 10, id: "press" })).status).toBe(200);
  await ask("extend", { seconds: 10 });
  await ask("extend", { seconds: 10 });
  const endsAt = before.phase.name === "question" ? before.phase.endsAt! + 30_000 : 0;
  expect((await recorded(room)).game.phase).toMatchObject({ endsAt });
});

test("an owner who polls is there: the game is not given up until the polls stop", async () => {
  await withClock(async ({ pass }) => {
    const { ask, view, room } = await aBoard();
    await ask("start");
    for (let minute = 0; minute < 60; minute += 20) {
      pass(20 * 60_000);
      await ask("extend", { seconds: 60 });
      await ring(room);
      expect((await view()).game.status).toBe("active");
    }
    pass(31 * 60_000);
    await ring(room);
    expect((await recorded(room)).game.phase).toMatchObject({ name: "completed", reason: "abandoned" });
  });
});

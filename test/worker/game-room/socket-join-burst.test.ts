import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { ClientMessage } from "#protocol/live/client-messages";
import type { GameRoom } from "#objects/game-room/game-room";
import { aGame } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { hosting, sit } from "../helpers/games/seat";

/** Joins that arrive at once are stored together; a socket's next message must not overtake its own join. */

test("a phone that joins and speaks, or hangs up, in one breath has joined first", async () => {
  const { code, room, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const welcomed = async () => {
    const seat = await sit(code);
    return Object.assign(seat, { sessionId: (await seat.hears("welcome")).session_id });
  };
  const ali = await welcomed();
  const veli = await welcomed();
  const can = await welcomed();
  const ece = await welcomed();
  const joins = (nickname: string) => ({ type: "join_lobby", game_code: code, nickname }) as const;
  // Do all of it within one turn of the room, so that the joins are stored together.
  await runInDurableObject(room, (instance: GameRoom, state) => {
    const says = ({ sessionId }: typeof ali, message: ClientMessage | "hangs up") => {
      const ws = state
        .getWebSockets()
        .find((one) => (one.deserializeAttachment() as { sessionId?: string }).sessionId === sessionId);
      return () =>
        message === "hangs up"
          ? instance.webSocketClose(ws!, 1000)
          : instance.webSocketMessage(ws!, JSON.stringify(message));
    };
    const said = [
      says(ali, joins("Ali")),
      says(veli, joins("Veli")),
      says(can, joins("Can")),
      says(ece, joins("Ece")),
      says(veli, joins("Veli")),
      says(can, { type: "leave_game" }),
      says(ece, "hangs up"),
    ];
    for (const speak of said) speak();
  });
  await ali.hears("join_success");
  await veli.hears("join_success");
  expect((await veli.hears("error")).code).toBe("already_joined");
  await can.hears("player_removed");
  let list = await host.hears("lobby_update");
  while (list.total !== 3) list = await host.hears("lobby_update");
  const there = list.players.map(({ nickname, is_connected }) => [nickname, is_connected]);
  expect(there).toEqual([
    ["Ali", true],
    ["Veli", true],
    ["Ece", false],
  ]);
});

test("[T4] thirty joins in one turn of the room are one commit", async () => {
  const { code, room } = await aGame();
  const seats = await Promise.all(Array.from({ length: 30 }, () => sit(code)));
  const commits = () =>
    runInDurableObject(room, (_, state) => state.storage.sql.exec("SELECT count(*) AS n FROM events").one().n);
  expect(await commits()).toBe(0);
  await runInDurableObject(room, (instance: GameRoom, state) => {
    for (const [i, ws] of state.getWebSockets().entries()) {
      const join: ClientMessage = { type: "join_lobby", game_code: code, nickname: `Oyuncu ${i}` };
      instance.webSocketMessage(ws, JSON.stringify(join));
    }
  });
  for (const seat of seats) await seat.hears("join_success");
  expect(await commits()).toBe(1);
});

test("[T4] forty joins and as many of one name at once: each once, over the socket and over HTTP", async () => {
  const { code } = await aGame();
  const bySocket = await Promise.all(Array.from({ length: 20 }, () => sit(code)));
  bySocket.forEach((seat, i) => seat.say({ type: "join_lobby", game_code: code, nickname: `Oyuncu ${i % 10}` }));
  const byCall = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      call("POST", "/api/game/join", { body: { game_code: code, nickname: `Oyuncu ${10 + (i % 10)}` } }),
    ),
  );
  for (const seat of bySocket) await seat.settles();
  expect(bySocket.filter((seat) => seat.has("join_success")).length).toBe(10);
  expect(bySocket.filter((seat) => seat.has("error")).length).toBe(10);
  expect(byCall.filter(({ status }) => status === 201).length).toBe(10);
  expect(byCall.filter(({ status }) => status === 409).length).toBe(10);
  const { json } = await call<GameView>("GET", `/api/game/${code}`);
  expect(json.game.player_count).toBe(20);
});

import { quiet, seatAll, type Player } from "./crowd/class.ts";
import type { Product } from "./servers.ts";
import { LoadSocket } from "./socket.ts";
import { productTarget } from "./targets.ts";

const PLAYERS = 60;
export const SETTLING_MS = 2_000;

export type PingedClass = { players: Player[]; pinger: LoadSocket; nextQuestion(): Promise<string>; close(): void };

/** A game with a host, a class and one more phone whose pings are timed. */
export async function aPingedClass(server: Product): Promise<PingedClass> {
  const target = await productTarget(server);
  const room = await target.open(2);
  const host = await LoadSocket.open(server.port, room.hostPath);
  const players = await seatAll(target, room, PLAYERS);
  const pinger = await LoadSocket.open(server.port, room.playerPath);
  pinger.send({ type: "join_lobby", game_code: room.code, nickname: "Saat" });
  await quiet(SETTLING_MS);
  let asked = 0;
  return {
    players,
    pinger,
    async nextQuestion() {
      const { promise, resolve } = Promise.withResolvers<string>();
      host.onFrame = ({ type, body }) => {
        if (type === "question_start") resolve((JSON.parse(body.toString()) as { question_id: string }).question_id);
      };
      if (asked > 0) host.send({ type: "end_question" });
      const next = asked > 0 ? { type: "next_question", question_number: asked } : { type: "start_game" };
      host.send({ ...next, game_code: room.code });
      asked += 1;
      return promise;
    },
    close: () => [host, pinger, ...players.map(({ socket }) => socket)].forEach((socket) => socket.close()),
  };
}

/** How long the phone's ping takes, in milliseconds. */
export function ping(socket: LoadSocket): Promise<number> {
  const sentAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.onFrame = ({ type, at }) => {
    if (type === "pong") resolve(at - sentAt);
  };
  socket.send({ type: "ping", timestamp: Math.round(sentAt) });
  return promise;
}

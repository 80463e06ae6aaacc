import { createHash, randomUUID } from "node:crypto";
import { LoadSocket, type Heard } from "../socket.ts";
import type { Room, Target } from "../targets.ts";

/** One phone of the class. */
export type Player = {
  readonly number: number;
  socket: LoadSocket;
  /** Messages about the question being played, in the order in which they were heard. */
  heard: Heard[];
  choice: string;
  sentAt: number;
  /** The message that gave it its seat. */
  seat: Heard | null;
};

const IN_FLIGHT = 100;
/**
 * The wait before a question: longer than any grouped list of such a room waits, so that only messages of questions are counted
 * afterwards.
 */
export const settledMs = (players: number): number => 1_300 + Math.min(3 * players, 5_000);
/** A message that has not come by then counts as lost. */
const LOST_AFTER_MS = 60_000;

/** Seats everybody, a hundred at a time; a player counts once seated. Numbers begin after `after`. */
export async function seatAll({ server }: Reached, room: Room, count: number, after = 0): Promise<Player[]> {
  let joined = 0;
  const everybodyIn = gate();
  const players: Player[] = [];
  for (let from = 0; from < count; from += IN_FLIGHT) {
    const some = Array.from({ length: Math.min(IN_FLIGHT, count - from) }, async (_, i) => {
      const number = after + from + i + 1;
      const join_key = room.hasKeys ? randomUUID() : undefined;
      const socket = await LoadSocket.open(server.port, `${room.playerPath}${join_key ? at(join_key) : ""}`);
      const player: Player = { number, socket, heard: [], choice: "A", sentAt: 0, seat: null };
      players.push(player);
      const ask = () =>
        socket.send({ type: "join_lobby", game_code: room.code, nickname: `Oyuncu ${number}`, join_key });
      socket.onFrame = (frame) => {
        // A crowded room may ask a phone to try again.
        if (frame.type === "error" && frame.body.includes('"code":"unavailable"')) setTimeout(ask, 1_000);
        if (frame.type !== "join_success") return;
        player.seat = frame;
        if (++joined === count) everybodyIn.open();
      };
      ask();
    });
    await Promise.all(some);
  }
  await everybodyIn.passed;
  return players;
}
type Reached = { readonly server: Pick<Target["server"], "port"> };

/**
 * A hint at a room of a large game for a phone without a seat. It follows from the phone's key, so that a second try reaches
 * the same room.
 */
const at = (joinKey: string): string => `&at=${createHash("sha256").update(joinKey).digest("hex").slice(0, 4)}`;

/** A hint at the room of a large game in which this seat is, from the end of the session id. */
export const atSeat = (session: string): string => (/-[0-9a-f]{4}$/.test(session) ? `&at=${session.slice(-4)}` : "");

export const quiet = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Makes a gate that opens once; `passed` resolves then, or when waiting has become pointless. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const giveUp = setTimeout(resolve, LOST_AFTER_MS).unref();
  return {
    passed: promise,
    open: () => {
      clearTimeout(giveUp);
      resolve();
    },
  };
}

export type Gate = ReturnType<typeof gate>;

/** Waits until each of them hears a frame of this type. */
export async function allHear(players: readonly Player[], type: string): Promise<number[]> {
  const everybody = gate();
  const heardAt = new Map<Player, number>();
  for (const player of players) {
    player.socket.onFrame = (frame) => {
      if (frame.type !== type || heardAt.has(player)) return;
      player.heard = [frame];
      heardAt.set(player, frame.at);
      if (heardAt.size === players.length) everybody.open();
    };
  }
  await everybody.passed;
  return players.map((player) => heardAt.get(player) ?? Infinity);
}

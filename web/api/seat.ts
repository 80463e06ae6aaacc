import { quietly, type Memory } from "#browser/device";
import { isPlayer } from "#browser/last-player";
import { newKey } from "#browser/new-key";
import type { Unknown } from "#browser/stored-object";
import { storedValues } from "#browser/stored-values";

/** A player's seat in one game, as this device keeps it. */
export type Seat = {
  readonly code: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly nickname: string;
  readonly marble: number;
  /** The player was signed in: the account's history has the game already. */
  readonly account?: true;
  /** The time it was taken, by this device's clock. */
  readonly at?: number;
};

/** The seats of this device by the code of their game. */
export const seats = storedValues("bilye.game.", seatOf);
/** Seats in games nobody can return to: only an account can still claim what was played there. */
export const pastSeats = storedValues("bilye.past.", seatOf);

function seatOf(fields: Unknown, code: string): Seat | null {
  const { session_id, player_id, account, at } = fields;
  if (typeof session_id !== "string" || typeof player_id !== "string" || !isPlayer(fields)) return null;
  return {
    code,
    sessionId: session_id,
    playerId: player_id,
    nickname: fields.nickname,
    marble: fields.marble,
    ...(account === true && { account }),
    ...(typeof at === "number" && { at }),
  };
}

/** If storage is full or forbidden, only the way back after a reload is lost. */
export function keepSeat(memory: Memory, seat: Seat): void {
  keepIn(seats, memory, seat);
  dropJoinKey(memory, seat.code);
}

const keepIn = (where: typeof seats, memory: Memory, { code, sessionId, playerId, ...rest }: Seat): void =>
  where.keep(memory, code, { session_id: sessionId, player_id: playerId, ...rest });

export function retireSeat(memory: Memory, code: string): void {
  const seat = seats.get(memory, code);
  if (seat) keepIn(pastSeats, memory, seat);
  seats.forget(memory, code);
}

const JOINING = "bilye.join.";
const joinKeys: Record<string, string> = {};

/** Made before asking for a seat and kept until there is one: a repeated request with it gets the same seat. */
export function joinKey(memory: Memory, code: string, prefix = JOINING): string {
  const name = prefix + code;
  const key = (joinKeys[name] ??= quietly(() => memory.getItem(name)) ?? newKey());
  quietly(() => memory.setItem(name, key));
  return key;
}

export function dropJoinKey(memory: Memory, code: string, prefix = JOINING): void {
  delete joinKeys[prefix + code];
  quietly(() => memory.removeItem(prefix + code));
}

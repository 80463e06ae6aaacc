import { quietly, type Memory } from "#browser/device";
import { newKey } from "#browser/new-key";

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

const PREFIX = "bilye.game.";
const JOINING = "bilye.join.";
/** Prefix for games nobody can return to: only an account can still claim what was played there. */
export const PAST = "bilye.past.";

/** Reads a stored seat, which may be old, cut short, or edited by hand. */
export function seatIn(storage: Memory, code: string, prefix = PREFIX): Seat | null {
  const text = quietly(() => storage.getItem(prefix + code));
  const fields = text ? quietly((): unknown => JSON.parse(text)) : null;
  if (typeof fields !== "object" || fields === null) return null;
  const { session_id, player_id, nickname, marble, account, at } = fields as Record<string, unknown>;
  if (typeof session_id !== "string" || typeof player_id !== "string" || typeof nickname !== "string") return null;
  if (typeof marble !== "number" || !Number.isInteger(marble)) return null;
  return {
    code,
    sessionId: session_id,
    playerId: player_id,
    nickname,
    marble,
    ...(account === true && { account }),
    ...(typeof at === "number" && { at }),
  };
}

export function keepSeat(storage: Memory, { code, sessionId, playerId, ...rest }: Seat): void {
  const text = JSON.stringify({ session_id: sessionId, player_id: playerId, ...rest });
  // If storage is full or forbidden, only the way back after a reload is lost.
  quietly(() => storage.setItem(PREFIX + code, text));
  delete joinKeys[code];
  quietly(() => storage.removeItem(JOINING + code));
}

const joinKeys: Record<string, string> = {};

/** Created before asking for a seat and kept until there is one: a repeated request with it gets the same seat. */
export function joinKey(storage: Memory, code: string): string {
  const key = (joinKeys[code] ??= quietly(() => storage.getItem(JOINING + code)) ?? newKey());
  quietly(() => storage.setItem(JOINING + code, key));
  return key;
}

export function forgetSeat(storage: Memory, code: string, prefix = PREFIX): void {
  quietly(() => storage.removeItem(prefix + code));
}

export function retireSeat(storage: Memory, code: string): void {
  quietly(() => storage.setItem(PAST + code, storage.getItem(PREFIX + code)!));
  forgetSeat(storage, code);
}

/** All games in which this device has a seat. */
export function seatsIn(storage: Memory, prefix = PREFIX): Seat[] {
  const codes = quietly(() => Array.from({ length: storage.length }, (_, i) => storage.key(i))) ?? [];
  return codes
    .filter((key) => key?.startsWith(prefix))
    .map((key) => seatIn(storage, key!.slice(prefix.length), prefix))
    .filter((seat) => seat !== null);
}

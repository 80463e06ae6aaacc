import { quietly, type Memory } from "./device";

/** The nickname and marble last used on this device. */
export type LastPlayer = {
  readonly nickname: string;
  readonly marble: number;
  /** The student who was signed in: offered to nobody else, and deleted at sign-out. */
  readonly account?: string | undefined;
};

const KEY = "bilye.player";

export function lastPlayer(storage: Memory): LastPlayer | null {
  const player = quietly(() => JSON.parse(storage.getItem(KEY)!) as LastPlayer);
  return typeof player?.nickname === "string" && Number.isInteger(player.marble) ? player : null;
}

/** The last player, unless it was an account's. */
export function lastGuest(storage: Memory): LastPlayer | null {
  const last = lastPlayer(storage);
  return last?.account === undefined ? last : null;
}

export function keepLastPlayer(storage: Memory, player: LastPlayer): void {
  quietly(() => storage.setItem(KEY, JSON.stringify(player)));
}

/** Deletes the player of an account at sign-out. */
export function forgetAccountPlayer(storage: Memory): void {
  if (lastPlayer(storage)?.account !== undefined) quietly(() => storage.removeItem(KEY));
}

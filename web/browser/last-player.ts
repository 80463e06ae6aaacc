import type { Memory } from "./device";
import type { Unknown } from "./stored-object";
import { storedValues } from "./stored-values";

/** The nickname and marble last used on this device. */
export type LastPlayer = {
  readonly nickname: string;
  readonly marble: number;
  /** The student who was signed in: offered to nobody else, and deleted at sign-out. */
  readonly account?: string | undefined;
};

const stored = storedValues("bilye.player", (fields) => (isPlayer(fields) ? (fields as LastPlayer) : null));

export const isPlayer = (fields: Unknown): fields is Unknown & Pick<LastPlayer, "nickname" | "marble"> =>
  typeof fields.nickname === "string" && Number.isInteger(fields.marble);

export const lastPlayer = (memory: Memory): LastPlayer | null => stored.get(memory, "");

/** The last player, unless it was an account's. */
export function lastGuest(memory: Memory): LastPlayer | null {
  const last = lastPlayer(memory);
  return last?.account === undefined ? last : null;
}

export const keepLastPlayer = (memory: Memory, player: LastPlayer): void => stored.keep(memory, "", player);

/** Deletes the player of an account at sign-out. */
export function forgetAccountPlayer(memory: Memory): void {
  if (lastPlayer(memory)?.account !== undefined) stored.forget(memory, "");
}

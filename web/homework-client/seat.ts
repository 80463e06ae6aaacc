import { quietly, type Memory } from "#browser/device";
import { newKey } from "#browser/new-key";

/** A pupil's place in one homework, as this device keeps it. */
export type HomeworkSeat = {
  readonly session: string;
  readonly playerId: string;
  readonly nickname: string;
  readonly marble: number;
  /**
   * The PIN with which the pupil can return on another device, as the server sent it or the pupil typed it; null if it was not
   * kept.
   */
  readonly pin: string | null;
};

const SEAT = "bilye.odev.";
const JOINING = "bilye.odev-join.";

/** Reads a stored place, which may be old, cut short, or edited by hand. */
export function homeworkSeat(storage: Memory, code: string): HomeworkSeat | null {
  const fields = quietly(() => JSON.parse(storage.getItem(SEAT + code) ?? "null") as Partial<HomeworkSeat> | null);
  const { session, playerId, nickname, marble, pin } = fields ?? {};
  if (typeof session !== "string" || typeof playerId !== "string" || typeof nickname !== "string") return null;
  if (typeof marble !== "number" || !Number.isInteger(marble)) return null;
  return { session, playerId, nickname, marble, pin: typeof pin === "string" ? pin : null };
}

export function keepHomeworkSeat(storage: Memory, code: string, seat: HomeworkSeat): void {
  // If storage is full or forbidden, only the way back after a reload is lost.
  quietly(() => storage.setItem(SEAT + code, JSON.stringify(seat)));
  joinKeys.delete(code);
  quietly(() => storage.removeItem(JOINING + code));
}

export function forgetHomeworkSeat(storage: Memory, code: string): void {
  quietly(() => storage.removeItem(SEAT + code));
}

const joinKeys = new Map<string, string>();

/** Created before asking for a place and kept until there is one: a repeated request with it gets the same place. */
export function homeworkJoinKey(storage: Memory, code: string): string {
  const key = joinKeys.get(code) ?? quietly(() => storage.getItem(JOINING + code)) ?? newKey();
  joinKeys.set(code, key);
  quietly(() => storage.setItem(JOINING + code, key));
  return key;
}

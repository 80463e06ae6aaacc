import { dropJoinKey, joinKey } from "#api/seat";
import type { Memory } from "#browser/device";
import { isPlayer } from "#browser/last-player";
import { storedValues } from "#browser/stored-values";

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

/** The places of this device by the code of their homework. */
export const homeworkSeats = storedValues("bilye.odev.", (fields): HomeworkSeat | null => {
  const { session, playerId, pin } = fields;
  if (typeof session !== "string" || typeof playerId !== "string" || !isPlayer(fields)) return null;
  const { nickname, marble } = fields;
  return { session, playerId, nickname, marble, pin: typeof pin === "string" ? pin : null };
});

const JOINING = "bilye.odev-join.";

export const homeworkJoinKey = (memory: Memory, code: string): string => joinKey(memory, code, JOINING);

/** If storage is full or forbidden, only the way back after a reload is lost. */
export function keepHomeworkSeat(memory: Memory, code: string, seat: HomeworkSeat): void {
  homeworkSeats.keep(memory, code, seat);
  dropJoinKey(memory, code, JOINING);
}

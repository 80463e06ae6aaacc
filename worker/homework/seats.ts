import type { RefusalCode } from "#protocol/errors";
import { marbleOf } from "#protocol/marble";
import { nicknameFault, parseNickname, suggestion, withoutSigns } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";
import { placeAmong } from "#game/reserved-places";
import type { HomeworkSetup, PupilPlace } from "./homework";

/** Seats of a homework: names, and places of students. */

export type Seat = {
  readonly nickname: string;
  readonly nicknameKey: string;
  readonly marble: number;
  readonly studentId: string | null;
  readonly timeFactor: number;
};
type Found = { ok: true; seat: Seat } | { ok: false; error: RefusalCode; near?: string | null };

/** The seat that a nickname or a number stands for, taken or not. */
export function seatMeant(
  setup: HomeworkSetup,
  places: readonly PupilPlace[],
  { nickname, number }: { nickname: string | null; number: number | null },
): Found {
  if (setup.class) {
    if (number === null) return { ok: false, error: "homework_number_needed" };
    const place = placeAmong(places, { number });
    return place ? { ok: true, seat: seatOf(place) } : { ok: false, error: "number_unknown" };
  }
  if (nickname === null) return { ok: false, error: "homework_nickname_needed" };
  const name = parseNickname(nickname);
  if (name === null) return { ok: false, error: nicknameFault(nickname), near: withoutSigns(nickname) };
  return {
    ok: true,
    seat: { nickname: name, nicknameKey: nicknameKey(name), marble: marbleOf(name), studentId: null, timeFactor: 1 },
  };
}

const seatOf = ({ name, student }: PupilPlace): Seat => ({
  nickname: name,
  nicknameKey: nicknameKey(name),
  marble: marbleOf(name),
  studentId: student.id,
  timeFactor: student.timeFactor,
});

/** The name itself, or a free one near it; null if no free one is found. */
export const freeName = (near: string, isFree: (key: string) => boolean): string | null =>
  suggestion(near, (name) => isFree(nicknameKey(name)));

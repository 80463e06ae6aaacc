import { instead } from "../form";
import { codeIn, gameCode } from "../game-code";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { isPassing, lookAtGame, postLeave } from "#api/requests";
import { retireSeat, seats, type Seat } from "#api/seat";
import { faultOf, type Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Limits the requests of a device that remembers many games. */
const ASK_AT_MOST = 3;

/** Tells if a kept seat is still valid, and puts an invalid one aside. */
async function isStillOpen(env: Env, seat: Seat): Promise<boolean> {
  const reply = await lookAtGame(env, seat);
  if (reply.ok) return reply.body.game.status !== "completed" && reply.body.you !== undefined;
  // Gone for good: the game, or the seat in it. A game that is only unreachable now may come back.
  if (!isPassing(reply)) retireSeat(deviceMemory(), seat.code);
  return false;
}

/** The seats of this device that a pupil was warned about before taking another one. */
const warned = new Set<string>();

/** The seat in which a pupil comes back to a game, a fault if another pupil has it, or null if they may take a new one. */
export async function comeBack(env: Env, seat: Seat, nickname: string): Promise<Seat | Fault | null> {
  if (!(await isStillOpen(env, seat))) return null;
  // The same name in the same game on the same device is the same pupil coming back.
  if (isSameName(seat.nickname, nickname)) return seat;
  if (!warned.has(seat.sessionId)) {
    warned.add(seat.sessionId);
    return alreadyIn(seat.nickname);
  }
  // One seat per device: the other pupil's stays on record, and the game no longer waits for it.
  const left = await postLeave(env, seat);
  if (!left.ok && left.status === 0) return faultOf(left, navigator.onLine);
  retireSeat(deviceMemory(), seat.code);
  return null;
}

/** A pupil with another name wants to join on a device that has a seat; a second press takes a new one. */
export const alreadyIn = (nickname: string): Fault => ({
  field: "nickname",
  text: `Bu cihaz oyunda “${nickname}” adıyla var. O değilsen bir daha “Oyuna gir”e bas.`,
  suggestions: [nickname],
});

const isSameName = (a: string, b: string) => a.toLocaleLowerCase("tr") === b.toLocaleLowerCase("tr");

/** Shows the row that leads back into a game in which this device still has a seat. */
export async function offerResume(parts: JoinParts, env: Env, enter: (seat: Seat) => void): Promise<void> {
  const wanted = codeIn(parts.code.value);
  const isWanted = ({ code }: Seat) => Number(code === wanted);
  // oxlint-disable-next-line unicorn/no-array-sort -- a phone has no toSorted, and the list is new
  const wantedFirst = seats.all(deviceMemory()).sort((a, b) => isWanted(b) - isWanted(a));
  for (const seat of wantedFirst.slice(0, ASK_AT_MOST)) {
    if (await isStillOpen(env, seat)) return show(parts, seat, enter);
  }
}

function show(parts: JoinParts, seat: Seat, enter: (seat: Seat) => void): void {
  parts["resume-text"].textContent = `Oyunun sürüyor: ${gameCode(seat.code)}`;
  parts["resume-go"].href = `/student/game/${seat.code}`;
  instead(parts["resume-go"], "click", () => enter(seat));
  parts.resume.hidden = false;
}

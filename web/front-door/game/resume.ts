import { codeIn, gameCode } from "../game-code";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { isPassing, lookAtGame } from "#api/requests";
import { retireSeat, seats, type Seat } from "#api/seat";
import type { Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Limits the requests of a device that remembers many games. */
const ASK_AT_MOST = 3;

/** Tells if a kept seat is still valid, and puts an invalid one aside. */
export async function isStillOpen(env: Env, seat: Seat): Promise<boolean> {
  const reply = await lookAtGame(env, seat);
  if (reply.ok) return reply.body.game.status !== "completed" && reply.body.you !== undefined;
  // Gone for good: the game, or the seat in it. A game that is only unreachable now may come back.
  if (!isPassing(reply)) retireSeat(deviceMemory(), seat.code);
  return false;
}

/** A pupil with another name wants to join on a device that has a seat; a second press takes a new one. */
export const alreadyIn = (nickname: string): Fault => ({
  field: "nickname",
  text: `Bu cihaz oyunda “${nickname}” adıyla var. O değilsen bir daha “Oyuna gir”e bas.`,
  suggestions: [nickname],
});

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

function show({ resume, resumeText, resumeGo }: JoinParts, seat: Seat, enter: (seat: Seat) => void): void {
  resumeText.textContent = `Oyunun sürüyor: ${gameCode(seat.code)}`;
  resumeGo.href = `/student/game/${seat.code}`;
  resumeGo.addEventListener("click", (event) => {
    event.preventDefault();
    enter(seat);
  });
  resume.hidden = false;
}

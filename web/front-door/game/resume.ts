import { codeIn, gameCode } from "../game-code";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { lookAtGame } from "#api/requests";
import { retireSeat, seatsIn, type Seat } from "#api/seat";
import type { JoinParts } from "./parts";

/** Limits the requests of a device that remembers many games. */
const ASK_AT_MOST = 3;

/**
 * Shows the row that leads back into a game in which this device still has a seat. Returns a function that tells if a kept seat
 * is still valid; invalid ones are retired on the way.
 */
export function offerResume(parts: JoinParts, env: Env, enter: (seat: Seat) => void) {
  async function isStillOpen(seat: Seat): Promise<boolean> {
    const reply = await lookAtGame(env, seat);
    if (reply.ok) return reply.body.game.status !== "completed" && reply.body.you !== undefined;
    // Gone for good: the game, or the seat in it. A game that is only unreachable now may come back.
    if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) retireSeat(deviceMemory(), seat.code);
    return false;
  }

  async function offer(): Promise<void> {
    const wanted = codeIn(parts.code.value);
    const isWanted = ({ code }: Seat) => Number(code === wanted);
    // oxlint-disable-next-line unicorn/no-array-sort -- a phone has no toSorted, and the list is new
    const wantedFirst = seatsIn(deviceMemory()).sort((a, b) => isWanted(b) - isWanted(a));
    for (const seat of wantedFirst.slice(0, ASK_AT_MOST)) {
      if (await isStillOpen(seat)) return show(seat);
    }
  }

  function show(seat: Seat): void {
    parts.resumeText.textContent = `Oyunun sürüyor: ${gameCode(seat.code)}`;
    parts.resumeGo.href = `/student/game/${seat.code}`;
    parts.resumeGo.addEventListener("click", (event) => {
      event.preventDefault();
      enter(seat);
    });
    parts.resume.hidden = false;
  }

  void offer();
  return isStillOpen;
}

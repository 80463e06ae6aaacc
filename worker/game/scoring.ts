import { limits } from "#shared/limits";
import type { GameSettings } from "#protocol/game-settings";
import { nameOf, usualKind } from "#question/name-of";
import type { Question } from "./game";
import { NET, WRONG_COSTS, type Counting } from "./net";
import type { Clock } from "./timing";

/**
 * Time and points of an answer. `decide` calls both functions when an answer comes; the points are stored in its event, so
 * another formula in a later version changes no game that has been played. A partly right answer gets its share of the points.
 *
 *     const tookMs = responseTime(claimedMs, clock, now);
 *     pointsFor("speed", { points: 1, limitMs: 20_000 }, 10_000);     // 750
 *     pointsFor("accuracy", { points: 2, limitMs: 20_000 }, 10_000);  // 2000
 *     earned({ scoring: "net", wrong_costs: 3 }, question, 0, tookMs);  // -140, a third of a net
 */

const FULL = 1000;
/** The time within which an answer is worth the full points under `speed`: faster than anybody reads. */
const AT_ONCE_MS = 500;

/**
 * The response time of an answer. The phone's own figure is accepted as far as a slow link can explain it, so that a false one
 * gains no more than that. All times are measured on the question's clock, so a reloaded phone gains nothing.
 */
export function responseTime(claimedMs: unknown, clock: Clock, now: number): number {
  const measured = Math.max(0, now - clock.startsAt);
  const claimed = typeof claimedMs === "number" && Number.isFinite(claimedMs) ? Math.round(claimedMs) : measured;
  const believed = Math.min(measured, Math.max(measured - limits.graceMs, claimed));
  const longest = clock.endsAt === null ? Infinity : clock.endsAt - clock.startsAt;
  return Math.min(longest, Math.max(0, believed));
}

type Worth = { readonly points: number; readonly limitMs: number };

/** Points for a correct answer. The limit is the question's own: extra seconds never make a late answer worth more. */
export function pointsFor(scoring: GameSettings["scoring"], { points, limitMs }: Worth, tookMs: number): number {
  const full = FULL * points;
  const used = Math.min(1, Math.max(0, tookMs / limitMs));
  switch (scoring) {
    case "speed":
      return tookMs < AT_ONCE_MS ? full : Math.round(full * (1 - used / 2));
    case "balanced":
      return Math.round(full * (0.6 + 0.4 * (1 - used)));
    case "accuracy":
      return full;
    case "net":
      return NET * points;
  }
}

/** Points of an answer with this share of right. Where net is counted, a wrong answer to a choice costs some. */
export function earned(
  { scoring = "accuracy", wrong_costs = WRONG_COSTS }: Counting,
  question: Question,
  share: number | null,
  tookMs: number,
): number {
  const full = pointsFor(scoring, question, tookMs);
  if (scoring === "net" && share === 0 && nameOf(question) === usualKind) return -full / wrong_costs + 0;
  return Math.round(full * (share ?? 0));
}

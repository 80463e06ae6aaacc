import type { Limit } from "./limits";

/**
 * Answers when one more may come; 0 if now. `times` are the counted ones, oldest first. A limit waits for the oldest of its
 * last `most`: once that one is `withinMs` old, there is room again.
 */
export function opensAt(times: readonly number[], limits: readonly Limit[], now: number): number {
  const moments = limits.map(({ most, withinMs }) => (times.at(-most) ?? -Infinity) + withinMs);
  return Math.max(0, ...moments.filter((moment) => moment > now));
}

/** Answers how many may come at once before one has to wait. */
export function left(times: readonly number[], limits: readonly Limit[], now: number): number {
  const rooms = limits.map(({ most, withinMs }) => most - times.filter((at) => at + withinMs > now).length);
  return Math.max(0, Math.min(...rooms));
}

/** Seconds for `Retry-After`: whole ones, at least one. */
export const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000));

/** Longest time for which a counted entry matters to any limit. */
export const longestOf = (limits: readonly Limit[]): number => Math.max(...limits.map(({ withinMs }) => withinMs));

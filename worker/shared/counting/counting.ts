import type { Limit } from "./limits";

/**
 * When one more may come; 0 if now. `times` are the counted ones, oldest first. A limit waits for the oldest of its last
 * `most`: once that one is `withinMs` old, there is room again.
 */
export function opensAt(times: readonly number[], limits: readonly Limit[], now: number): number {
  const moments = limits.map(({ most, withinMs }) => (times.at(-most) ?? -Infinity) + withinMs);
  return Math.max(0, ...moments.filter((moment) => moment > now));
}

/** How many may come at once before one has to wait. */
export function left(times: readonly number[], limits: readonly Limit[], now: number): number {
  const rooms = limits.map(({ most, withinMs }) => most - times.filter((at) => at + withinMs > now).length);
  return Math.max(0, Math.min(...rooms));
}

/** For `Retry-After`: whole seconds, at least one. */
export const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000));

/** So long a counted one matters to some limit. */
export const longestOf = (limits: readonly Limit[]): number => Math.max(...limits.map(({ withinMs }) => withinMs));

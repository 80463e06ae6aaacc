import { alphabetical } from "#shared/alphabet";
import type { Player } from "./game";

type Stands = Pick<Player, "id" | "nickname" | "score" | "correctMs">;

/** Highest score first; within a tie the shorter summed time of correct answers, then the nickname in Turkish order. */
export function byStanding(a: Stands, b: Stands): number {
  return (
    b.score - a.score ||
    a.correctMs - b.correctMs ||
    alphabetical.compare(a.nickname, b.nickname) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The ranks of a list, best first: equal ones share one (1, 1, 3). */
export function sharedRanks<One>(best: readonly One[], areEqual = (a: One, b: One): boolean => a === b): number[] {
  let shared = 0;
  return best.map((one, place) => {
    if (place === 0 || !areEqual(one, best[place - 1]!)) shared = place + 1;
    return shared;
  });
}

export function rank(standings: readonly Player[]): void {
  const ranks = sharedRanks(standings.map(({ score }) => score));
  standings.forEach((player, place) => (player.rank = ranks[place]!));
}

/** The place of a player in an ordered list: found by halving, since a thousand joins must not sort a thousand times. */
export function place(standings: readonly Player[], player: Player): number {
  let low = 0;
  let high = standings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byStanding(standings[middle]!, player) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

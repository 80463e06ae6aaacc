import { marbleSeed } from "../marble/marble-art";

/** One's own marble: grown from the account, shuffled by a count that this device remembers. */

const key = (userId: string) => `bilye.marble.${userId}`;

export function marbleShuffles(userId: string): number {
  try {
    return Math.max(0, Number.parseInt(localStorage.getItem(key(userId)) ?? "0", 10) || 0);
  } catch {
    return 0;
  }
}

export function keepMarbleShuffles(userId: string, shuffles: number): void {
  try {
    localStorage.setItem(key(userId), String(shuffles));
  } catch {
    // The marble keeps its old look after a reload.
  }
}

export const ownMarble = (userId: string, shuffles = marbleShuffles(userId)): number =>
  (marbleSeed(userId) + shuffles) & 0x7f_ff_ff_ff;

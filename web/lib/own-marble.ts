import { useSyncExternalStore } from "react";
import { marbleSeed } from "../marble/marble-art";

/** One's own marble: grown from the account, shuffled by a count that this device remembers. */

const key = (userId: string) => `bilye.marble.${userId}`;
const listeners = new Set<() => void>();

function shufflesOf(userId: string): number {
  try {
    return Math.max(0, Number.parseInt(localStorage.getItem(key(userId)) ?? "0", 10) || 0);
  } catch {
    return 0;
  }
}

export function shuffleMarble(userId: string): void {
  try {
    localStorage.setItem(key(userId), String(shufflesOf(userId) + 1));
  } catch {
    // Nowhere to remember it: the marble keeps its look.
  }
  for (const listener of listeners) listener();
}

export const ownMarble = (userId: string): number => (marbleSeed(userId) + shufflesOf(userId)) & 0x7f_ff_ff_ff;

export const useOwnMarble = (userId: string): number => useSyncExternalStore(subscribe, () => ownMarble(userId));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

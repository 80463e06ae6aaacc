import { useSyncExternalStore } from "react";
import { deviceMemory, quietly } from "../base/device";
import { keepLastPlayer, lastPlayer } from "../base/last-player";
import { marbleKey, ownMarble, shufflesOf } from "../base/account-marble";

const listeners = new Set<() => void>();

/** Another look for one's marble, in the next game too. */
export function shuffleMarble(userId: string): void {
  // Nowhere to remember it: the marble keeps its look.
  quietly(() => deviceMemory().setItem(marbleKey(userId), String(shufflesOf(userId) + 1)));
  const player = lastPlayer(deviceMemory());
  if (player?.account === userId) keepLastPlayer(deviceMemory(), { ...player, marble: ownMarble(userId) });
  for (const listener of listeners) listener();
}

export const useOwnMarble = (userId: string): number => useSyncExternalStore(subscribe, () => ownMarble(userId));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

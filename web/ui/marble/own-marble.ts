import { deviceMemory, quietly } from "#browser/device";
import { useStore } from "../use/use-store";
import { newStore } from "#browser/store";
import { keepLastPlayer, lastPlayer } from "#browser/last-player";
import { marbleKey, ownMarble, shufflesOf } from "./account-marble";

const shuffles = newStore(0);

/** Gives the account's marble another look, for the next game too. */
export function shuffleMarble(userId: string): void {
  // Without storage the marble keeps its look.
  quietly(() => deviceMemory().setItem(marbleKey(userId), String(shufflesOf(userId) + 1)));
  const player = lastPlayer(deviceMemory());
  if (player?.account === userId) keepLastPlayer(deviceMemory(), { ...player, marble: ownMarble(userId) });
  shuffles.set(shuffles.get() + 1);
}

export function useOwnMarble(userId: string): number {
  useStore(shuffles);
  return ownMarble(userId);
}

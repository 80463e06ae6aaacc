import { shuffled } from "#protocol/marble";
import { deviceMemory, quietly } from "#browser/device";
import { marbleSeed } from "./marble-art";

/** The marble of an account: grown from its id, shuffled by a count that this device remembers. */
export const marbleKey = (userId: string) => `bilye.marble.${userId}`;

export const shufflesOf = (userId: string): number =>
  Math.max(0, Number.parseInt(quietly(() => deviceMemory().getItem(marbleKey(userId))) ?? "0", 10) || 0);

export const ownMarble = (userId: string): number => shuffled(marbleSeed(userId), shufflesOf(userId));

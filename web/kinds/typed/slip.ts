import { nearFold } from "../shared/written/phone/near-fold";

/** The correct spelling of a right answer with a slip in it; null if it is spelled right, or was accepted otherwise. */
export function rightSpelling(text: string, accepted: readonly string[]): string | null {
  const folds = accepted.map(nearFold);
  const key = nearFold(text);
  if (folds.includes(key)) return null;
  return accepted.find((_, i) => isNear(key, folds[i]!)) ?? null;
}

/**
 * True if the two words differ in two neighbouring letters at most. The server has already decided that the slip is forgiven.
 */
function isNear(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start++;
  let end = 0;
  while (end < length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + end >= length - 2;
}

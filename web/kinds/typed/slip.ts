import { nearFold } from "../shared/written/phone/near-fold";

/** How a right answer with a slip in it is really written; null where it is written right, or was taken otherwise. */
export function rightSpelling(text: string, accepted: readonly string[]): string | null {
  const folds = accepted.map(nearFold);
  const key = nearFold(text);
  if (folds.includes(key)) return null;
  return accepted.find((_, i) => isNear(key, folds[i]!)) ?? null;
}

/** All but two letters at most are the same from both ends. That the slip is one to forgive, the server has said already. */
function isNear(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start++;
  let end = 0;
  while (end < length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + end >= length - 2;
}

import { limits } from "#shared/limits";

/**
 * Removes empty cards or pairs at the end of the list, down to the fewest a question has: Enter in the last one adds another.
 */
export function withoutEmptyEnd<Part>(parts: readonly Part[], isEmpty: (part: Part) => boolean): Part[] {
  const written = 1 + parts.findLastIndex((part) => !isEmpty(part));
  return parts.slice(0, Math.max(written, limits.cards.min));
}

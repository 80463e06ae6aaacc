import type { ClosedText } from "#protocol/live/played-question";

/** The class's answers in the places of a board. */
type Placed = {
  readonly shown: readonly ClosedText[];
  /** The number of different answers that had no place. */
  readonly more: number;
  readonly hidden: readonly ClosedText[];
};

/** The most frequent first. If some are not shown, the last place says how many. */
export function placedAnswers(texts: readonly ClosedText[], places: number): Placed {
  const hidden = texts.filter((text) => text.hidden);
  const seen = texts.filter((text) => !text.hidden);
  const isAllShown = hidden.length === 0 && seen.length <= places;
  const room = isAllShown ? places : places - 1;
  const shown = (isRightFirst(seen, room) ? rightFirst(seen) : seen).slice(0, room);
  return { shown, more: seen.length - shown.length, hidden };
}

/** Right answers come first if the host accepted one of them, or if one would otherwise be left without a place. */
const isRightFirst = (texts: readonly ClosedText[], room: number): boolean =>
  texts.some(({ why, is_correct }, i) => why === "host" || (is_correct === true && i >= room));

const rightFirst = (texts: readonly ClosedText[]): ClosedText[] =>
  texts.toSorted((a, b) => Number(b.is_correct) - Number(a.is_correct));

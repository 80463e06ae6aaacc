import type { ClosedText } from "#protocol/live/played-question";

/** What the class wrote, in the places that a board has. */
type Placed = {
  readonly shown: readonly ClosedText[];
  /** How many different answers had no place. */
  readonly more: number;
  readonly hidden: readonly ClosedText[];
};

/** The most frequent first; the last place says what is not shown. */
export function placedAnswers(texts: readonly ClosedText[], places: number): Placed {
  const hidden = texts.filter((text) => text.hidden);
  const seen = texts.filter((text) => !text.hidden);
  const isAllShown = hidden.length === 0 && seen.length <= places;
  const room = isAllShown ? places : places - 1;
  const shown = (isRightFirst(seen, room) ? rightFirst(seen) : seen).slice(0, room);
  return { shown, more: seen.length - shown.length, hidden };
}

/** What the host has taken as right joins the right ones; and what is right is never among those without a place. */
const isRightFirst = (texts: readonly ClosedText[], room: number): boolean =>
  texts.some(({ why, is_correct }, i) => why === "host" || (is_correct === true && i >= room));

const rightFirst = (texts: readonly ClosedText[]): ClosedText[] =>
  texts.toSorted((a, b) => Number(b.is_correct) - Number(a.is_correct));

import { fitFor, shownLength } from "../../../texts/shown-length";

/** How big a question can be set on a phone, by its length. */
export const fitOf = (text: string) => fitFor(shownLength(text), [90, 160, 260]);

import type { LeaderboardRow } from "./listed-players";
import type { QuestionEndFields, QuestionFields } from "./played-question";

/** The lean wire (`/ws?…&v=2`) leaves out what a phone does not show, and what it can fill in by itself. */

/** A field of a question that is left out has this value; a `server_time` that of `starts_at`. */
export const usual = {
  kind: "choice",
  lang: "tr",
  correct_option: null,
  points: 1,
} as const satisfies Partial<QuestionFields>;
/** The same of a question's end. */
export const usualEnd = { is_last: false } as const satisfies Partial<QuestionEndFields>;

/** Names are different in a game, so a row needs no id. Without a `marble` it is the one that grows from the name. */
export type LeanRow = Pick<LeaderboardRow, "nickname" | "score" | "rank"> & { readonly marble?: number };

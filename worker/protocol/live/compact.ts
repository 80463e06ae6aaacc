import type { LeaderboardRow } from "./listed-players";
import type { QuestionEndFields, QuestionFields } from "./played-question";

/** The compact wire (`/ws?…&v=2`) leaves out data that a phone does not show or can fill in by itself. */

/** Default values of a question's left-out fields; a left-out `server_time` equals `starts_at`. */
export const usual = {
  kind: "choice",
  lang: "tr",
  correct_option: null,
  points: 1,
} as const satisfies Partial<QuestionFields>;
/** Default values of a question end's left-out fields. */
export const usualEnd = { is_last: false } as const satisfies Partial<QuestionEndFields>;

/** Row without an id, because names are unique in a game. Without a `marble` it is the one derived from the name. */
export type CompactRow = Pick<LeaderboardRow, "nickname" | "score" | "net" | "rank"> & { readonly marble?: number };

import type { HomeworkOver } from "#protocol/http/replies/homework";
import { isPassing, type Failure } from "#api/requests";
import type { Gone } from "./work";

/** The meaning of a refusal for a pupil's work. */
export type Meaning =
  /** The server was not reached or is busy: retry later. */
  | { readonly type: "later"; readonly afterMs: number | null }
  | { readonly type: "over"; readonly said: Pick<HomeworkOver, "homework" | "result"> }
  | { readonly type: "gone"; readonly why: Gone }
  /** Concerns this call only: the server knows the state of the work. */
  | { readonly type: "refused" };

const gone: Readonly<Record<string, Gone>> = {
  session_invalid: "unknown",
  player_removed: "removed",
  seat_freed: "freed",
  not_found: "deleted",
};

export function meaningOf(failure: Failure): Meaning {
  const { code, retryAfterMs, said } = failure;
  if (isPassing(failure)) return { type: "later", afterMs: retryAfterMs ?? null };
  if (code === "homework_over" && said && "homework" in said) {
    return { type: "over", said: said as Pick<HomeworkOver, "homework" | "result"> };
  }
  const why = gone[code];
  return why ? { type: "gone", why } : { type: "refused" };
}

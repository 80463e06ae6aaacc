import { sql } from "drizzle-orm";
import type { LibraryPlace, ReviewState } from "#protocol/http/replies/sharing";

/** An edition as the set's author sees it. */
type Edition = { state: ReviewState; reason: string; submittedAt: number; setUpdatedAt: number };

const fields = sql`'state', state, 'reason', reason, 'submittedAt', submitted_at, 'setUpdatedAt', set_updated_at`;

/** All editions as one value, for every query that reads sets. */
export const editionsOfSet = sql<string>`(select json_group_array(json_object(${fields})) from library_sets where set_id = question_sets.id)`;

export function libraryPlace(stored: string, updatedAt: number): LibraryPlace | null {
  const editions = (JSON.parse(stored) as Edition[]).toSorted((a, b) => b.submittedAt - a.submittedAt);
  const [newest] = editions;
  if (!newest) return null;
  return {
    state: newest.state,
    reason: newest.reason,
    submitted_at: newest.submittedAt,
    is_listed: editions.some(({ state }) => state === "listed"),
    has_changes: newest.setUpdatedAt !== updatedAt,
  };
}

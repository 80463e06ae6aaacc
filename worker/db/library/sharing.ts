import { and, eq, sql } from "drizzle-orm";
import type { Sharing, Visibility } from "#protocol/http/replies/sharing";
import type { Database } from "../database";
import { editionsOfSet, libraryPlace } from "./library-place";
import { librarySets } from "../schema/library";
import { questionSets } from "../schema/question-sets";

const own = (ownerId: string, id: string) => and(eq(questionSets.id, id), eq(questionSets.ownerId, ownerId));

/** Reads a set's sharing for its author; null if it does not exist or belongs to somebody else. */
export async function sharingOf(db: Database, ownerId: string, id: string): Promise<Sharing | null> {
  const row = await db
    .select({ set: questionSets, editions: editionsOfSet })
    .from(questionSets)
    .where(own(ownerId, id))
    .get();
  if (!row) return null;
  const { visibility, shareToken: token, subject, grade, language, copies, updatedAt } = row.set;
  const { showAuthor: show_author, showSchool: show_school } = row.set;
  const library = libraryPlace(row.editions, updatedAt);
  return { visibility, token, subject, grade, language, show_author, show_school, copies, library };
}

export type SharedAs = {
  readonly visibility: Visibility;
  readonly subject?: string | null | undefined;
  readonly grade?: number | null | undefined;
  readonly language?: string | undefined;
  readonly showAuthor?: boolean | undefined;
  readonly showSchool?: boolean | undefined;
};

/** Columns of a set shared in this way. Sharing is not a change of the set itself: its stamp stays. */
export function sharedColumns(
  { visibility, subject, grade, language, showAuthor, showSchool }: SharedAs,
  token: string,
) {
  return {
    visibility,
    ...(visibility !== "private" && { shareToken: sql`coalesce(${questionSets.shareToken}, ${token})` }),
    ...(subject !== undefined && { subject }),
    ...(grade !== undefined && { grade }),
    ...(language !== undefined && { language }),
    ...(showAuthor !== undefined && { showAuthor }),
    ...(showSchool !== undefined && { showSchool }),
  };
}

/** Shares a set by link or not at all, and deletes its editions from the library, listed or waiting. */
export async function shareOutsideLibrary(db: Database, { ownerId, id }: OwnSet, as: SharedAs, token: string) {
  await db.batch([
    db.update(questionSets).set(sharedColumns(as, token)).where(own(ownerId, id)),
    db.delete(librarySets).where(and(eq(librarySets.setId, id), eq(librarySets.ownerId, ownerId))),
  ]);
}

/** Changes the sharing of a set whose edition stays as it is. */
export const keepShared = (db: Database, { ownerId, id }: OwnSet, as: SharedAs, token: string) =>
  db.update(questionSets).set(sharedColumns(as, token)).where(own(ownerId, id));

export type OwnSet = { readonly ownerId: string; readonly id: string };

/** Replaces the link; the old one opens nothing any more. */
export const renewLink = (db: Database, { ownerId, id }: OwnSet, token: string) =>
  db.update(questionSets).set({ shareToken: token }).where(own(ownerId, id));

/** Makes a share token of 128 bits: nobody guesses it. It is stored in clear because its owner sees it again. */
export const newShareToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");

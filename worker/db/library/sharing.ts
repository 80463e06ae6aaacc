import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Sharing, Visibility } from "#protocol/http/replies/sharing";
import { writeAndRead, type Database } from "../database";
import { editionsOfSet, libraryPlace } from "./library-place";
import { librarySets } from "../schema/library";
import { questionSets } from "../schema/question-sets";

const own = (ownerId: string, id: string) => and(eq(questionSets.id, id), eq(questionSets.ownerId, ownerId));

export const sharingQuery = (db: Database, { ownerId, id }: OwnSet) =>
  db.select({ set: questionSets, editions: editionsOfSet }).from(questionSets).where(own(ownerId, id));

/** Reads a set's sharing for its author; null if it does not exist or belongs to somebody else. */
export const sharingOf = async (db: Database, ownerId: string, id: string) =>
  sharingIn(await sharingQuery(db, { ownerId, id }));

export function sharingIn([row]: Awaited<ReturnType<typeof sharingQuery>>): Sharing | null {
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
export const shareOutsideLibrary = (db: Database, set: OwnSet, as: SharedAs, token: string) =>
  changed(db, set, sharedColumns(as, token), [
    db.delete(librarySets).where(and(eq(librarySets.setId, set.id), eq(librarySets.ownerId, set.ownerId))),
  ]);

/** Changes the sharing of a set whose edition stays as it is. */
export const keepShared = (db: Database, set: OwnSet, as: SharedAs, token: string) =>
  changed(db, set, sharedColumns(as, token));

export type OwnSet = { readonly ownerId: string; readonly id: string };

/** Replaces the link; the old one opens nothing any more. */
export const renewLink = (db: Database, set: OwnSet, token: string) => changed(db, set, { shareToken: token });

/** Changes a set's columns, and answers its sharing then; null if there is no such set. */
async function changed(
  db: Database,
  set: OwnSet,
  columns: SQLiteUpdateSetSource<typeof questionSets>,
  more: readonly BatchItem<"sqlite">[] = [],
): Promise<Sharing | null> {
  const change = db.update(questionSets).set(columns).where(own(set.ownerId, set.id));
  const { read } = await writeAndRead(db, [change, ...more], [sharingQuery(db, set)]);
  return sharingIn(read[0]);
}

/** Makes a share token of 128 bits: nobody guesses it. It is stored in clear because its owner sees it again. */
export const newShareToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");

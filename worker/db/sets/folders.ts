import { byName } from "#shared/alphabet";
import { and, count, eq, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { SetsReply } from "#protocol/http/replies/question-sets";
import type { Database } from "../database";
import { questionSets } from "../schema/question-sets";

/**
 * Folders: a folder is a name shared by some of a teacher's sets, so it appears with the first of them and goes with the last.
 * "Fen" and "fen " are the same folder, spelled as by the sets already in it.
 */

/** Filing of sets; undefined fields stay unchanged. */
type Filing = { readonly folder?: string | undefined; readonly archived?: boolean | undefined };

export const filedAs = (ownerId: string, { folder, archived }: Filing, ids: readonly string[]) => ({
  ...(folder !== undefined && {
    folder: folderSpelling(ownerId, folder, ids),
    folderKey: searchKey(folder),
  }),
  ...(archived !== undefined && { archived }),
});

/** Spelling of the folder by the teacher's other sets. */
export const folderSpelling = (ownerId: string, folder: string, ids: readonly string[]): SQL =>
  sql`coalesce((select other.folder from question_sets as other where other.owner_id = ${ownerId}
    and other.folder_key = ${searchKey(folder)} and other.id not in ${listed(ids)} limit 1), ${folder})`;

/** Files several sets at once; unknown ids and those of other teachers change nothing. Answers the number of sets. */
export async function fileSets(db: Database, ownerId: string, ids: readonly string[], filing: Filing): Promise<number> {
  const filed = await db
    .update(questionSets)
    .set(filedAs(ownerId, filing, ids))
    .where(and(eq(questionSets.ownerId, ownerId), sql`id in ${listed(ids)}`))
    .returning({ id: questionSets.id });
  return filed.length;
}

/** Renames a folder with all its sets, archived ones too, or removes it. "taken" if the new folder is in use. */
export async function renameFolder(db: Database, ownerId: string, from: string, to: string): Promise<number | "taken"> {
  const [fromKey, toKey] = [searchKey(from), searchKey(to)];
  const own = eq(questionSets.ownerId, ownerId);
  const others = sql`exists (select 1 from question_sets as other where other.owner_id = ${ownerId}
    and other.folder_key = ${toKey} and not other.archived)`;
  const isFree = toKey === "" || toKey === fromKey ? sql`true` : sql`not ${others}`;
  const there = sql`exists (select 1 from question_sets as other where other.owner_id = ${ownerId}
    and other.folder_key = ${fromKey})`;
  // Archived sets in a folder of the new name join it and its spelling.
  const joining = toKey === "" ? sql`false` : and(eq(questionSets.folderKey, toKey), there);
  const [before, renamed] = await db.batch([
    db
      .select({ id: questionSets.id })
      .from(questionSets)
      .where(and(own, eq(questionSets.folderKey, fromKey))),
    db
      .update(questionSets)
      .set({ folder: to, folderKey: toKey })
      .where(and(own, sql`(${eq(questionSets.folderKey, fromKey)} or ${joining})`, isFree))
      .returning({ id: questionSets.id }),
  ]);
  return before.length > 0 && renamed.length === 0 ? "taken" : before.length;
}

export const folderCounts = (db: Database, ownerId: string) =>
  db
    .select({
      name: sql<string>`min(${questionSets.folder})`,
      archived: questionSets.archived,
      count: count(),
    })
    .from(questionSets)
    .where(eq(questionSets.ownerId, ownerId))
    .groupBy(questionSets.archived, questionSets.folderKey);

type Counted = { readonly name: string; readonly archived: boolean; readonly count: number };

export function foldersOf(rows: readonly Counted[]): Pick<SetsReply, "folders" | "unfiled" | "archived"> {
  const inUse = rows.filter(({ archived }) => !archived);
  return {
    folders: inUse
      .filter(({ name }) => name !== "")
      .map(({ name, count: sets }) => ({ name, count: sets }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    unfiled: inUse.find(({ name }) => name === "")?.count ?? 0,
    archived: rows.reduce((sum, row) => sum + (row.archived ? row.count : 0), 0),
  };
}

const listed = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

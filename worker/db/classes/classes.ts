import { byName } from "#shared/alphabet";
import { and, eq, sql } from "drizzle-orm";
import { classLimits } from "#protocol/class-limits";
import { searchKey } from "#shared/fold";
import type { ListedClass } from "#protocol/http/replies/classes";
import { isOwn, listedClass, listedColumns, rollIn, rollQueries, type Roll } from "./class-roll";
import { writeAndRead, type Database } from "../database";
import { insertIf } from "../insert-if";
import { classes } from "../schema/classes";

type ClassFault = "class_name_taken" | "class_quota" | "archive_full";

/** Lists all of a teacher's classes by name, including archived ones. */
export async function listedClasses(db: Database, ownerId: string): Promise<ListedClass[]> {
  const rows = await db.select(listedColumns(Date.now())).from(classes).where(isOwn(ownerId));
  return rows.map(listedClass).toSorted((a, b) => byName.compare(a.name, b.name));
}

/** Creates an empty class, or answers why it cannot. */
export async function insertClass(
  db: Database,
  { id, ownerId, name }: { id: string; ownerId: string; name: string },
): Promise<Roll | ClassFault> {
  const nameKey = searchKey(name);
  const row = { id, ownerId, name, nameKey, createdAt: Date.now() };
  const free = isFree({ ownerId, nameKey, id });
  const mayBe = sql`${free} and ${hasOpenPlace(ownerId)} and ${hasPlace(ownerId)}`;
  const { written, read } = await writeAndRead(
    db,
    [insertIf(db, classes, row, mayBe).returning({ id: classes.id })],
    [...rollQueries(db, ownerId, id), faults(db, ownerId, free)],
  );
  const [found, students, [wrong]] = read;
  return written[0].length > 0 ? rollIn([found, students])! : faultIn(wrong);
}

type Change = { readonly name?: string | undefined; readonly archived?: boolean | undefined };

/** Renames a class, archives it or restores it, or answers why it cannot. "not_found" if it was deleted meanwhile. */
export async function changeClass(
  db: Database,
  ownerId: string,
  { id, name, archived: wasArchived }: { id: string; name: string; archived: boolean },
  change: Change,
): Promise<Roll | ClassFault | "not_found"> {
  const next = { name: change.name ?? name, archived: change.archived ?? wasArchived };
  const nameKey = searchKey(next.name);
  const free = next.archived ? sql`true` : isFree({ ownerId, nameKey, id });
  const room = wasArchived && !next.archived ? hasOpenPlace(ownerId) : sql`true`;
  const changing = db
    .update(classes)
    .set({
      name: next.name,
      nameKey,
      archivedAt: next.archived ? sql`coalesce(archived_at, ${Date.now()})` : null,
    })
    .where(and(isOwn(ownerId, id), free, room))
    .returning({ id: classes.id });
  const queries = [...rollQueries(db, ownerId, id), faults(db, ownerId, free)] as const;
  const { written, read } = await writeAndRead(db, [changing], queries);
  const [found, students, [wrong]] = read;
  const roll = rollIn([found, students]);
  return roll === null ? "not_found" : written[0].length > 0 ? roll : faultIn(wrong);
}

/**
 * Hides the class from everybody; its remains are deleted next. True also for one already being deleted; false if there is
 * none.
 */
export async function markClass(db: Database, ownerId: string, id: string): Promise<boolean> {
  const marked = await db
    .update(classes)
    .set({ removingAt: sql`coalesce(removing_at, ${Date.now()})` })
    .where(and(eq(classes.id, id), eq(classes.ownerId, ownerId)))
    .returning({ id: classes.id });
  return marked.length > 0;
}

/** Open classes of a teacher need different names; archived classes may have any name. */
const isFree = ({ ownerId, nameKey, id }: { ownerId: string; nameKey: string; id: string }) =>
  sql`not exists (select 1 from classes as other where other.owner_id = ${ownerId} and other.name_key = ${nameKey}
    and other.archived_at is null and other.removing_at is null and other.id <> ${id})`;

const hasOpenPlace = (ownerId: string) =>
  sql`(select count(*) from classes as other where other.owner_id = ${ownerId}
    and other.archived_at is null and other.removing_at is null) < ${classLimits.classes.open}`;

const hasPlace = (ownerId: string) =>
  sql`(select count(*) from classes as other where other.owner_id = ${ownerId}) < ${classLimits.classes.all}`;

/** Query for the batch of a write that failed: tells what stood against it. */
const faults = (db: Database, ownerId: string, free: ReturnType<typeof isFree>) =>
  db.select({ free: sql<number>`${free}`, hasOpenPlace: sql<number>`${hasOpenPlace(ownerId)}` }).from(sql`(select 1)`);

function faultIn(row: Awaited<ReturnType<typeof faults>>[number] | undefined): ClassFault {
  if (!row?.free) return "class_name_taken";
  return row.hasOpenPlace ? "archive_full" : "class_quota";
}

import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { classLimits } from "#protocol/class-limits";
import { searchKey } from "#shared/fold";
import { graphemes } from "#question/graphemes";
import type { Database } from "../database";
import { classes } from "../schema/classes";
import { games, usedCodes } from "../schema/games";
import { homework } from "../schema/homework";

/** Hands classes to another teacher, with their pupils, games, reports and homework. */

type Between = { readonly from: string; readonly to: string };

export const hasRunningGames = (
  from: string,
) => sql`EXISTS (SELECT 1 FROM games JOIN classes ON classes.id = games.class_id
  WHERE classes.owner_id = ${from} AND games.status <> 'completed')`;

/** The receiver has room for all classes. Counts both teachers together, so it stays true while classes move. */
export const hasRoomForClasses = ({ from, to }: Between) => sql`
  (SELECT count(*) FROM classes WHERE owner_id IN (${from}, ${to}) AND removing_at IS NULL AND archived_at IS NULL)
    <= ${classLimits.classes.open}
  AND (SELECT count(*) FROM classes WHERE owner_id IN (${from}, ${to}) AND removing_at IS NULL) <= ${classLimits.classes.all}`;

/** Data that clashes with the receiver's: names of open classes, and codes of games whose rooms are gone. */
export type Clashes = {
  readonly names: readonly { readonly id: string; readonly name: string; readonly key: string }[];
  readonly codes: readonly { readonly id: string; readonly code: string }[];
};

export async function clashes(db: Database, { from, to }: Between, newCode: () => string): Promise<Clashes> {
  const now = Date.now();
  const [open, taken] = await db.batch([
    db
      .select({ id: classes.id, ownerId: classes.ownerId, name: classes.name, key: classes.nameKey })
      .from(classes)
      .where(and(inArray(classes.ownerId, [from, to]), isNull(classes.removingAt), isNull(classes.archivedAt))),
    db
      .select({ id: games.id })
      .from(games)
      .innerJoin(classes, eq(classes.id, games.classId))
      .innerJoin(usedCodes, and(eq(usedCodes.ownerId, to), eq(usedCodes.code, games.code)))
      .where(and(eq(classes.ownerId, from), eq(games.ownerId, from), sql`${games.codeFreeAt} <= ${now}`)),
  ]);
  const receiver = new Set(open.filter(({ ownerId }) => ownerId === to).map(({ key }) => key));
  const all = new Set(open.map(({ key }) => key));
  const names = open.flatMap(({ id, ownerId, name, key }) => {
    if (ownerId === to || !receiver.has(key)) return [];
    const free = freeName(name, all);
    all.add(free.key);
    return [{ id, ...free }];
  });
  return { names, codes: taken.map(({ id }) => ({ id, code: newCode() })) };
}

/** Numbers a name: "7B (2)", no longer than a class's name may be. */
function freeName(name: string, taken: ReadonlySet<string>): { name: string; key: string } {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const start = graphemes(name).slice(0, classLimits.name - end.length);
    const wanted = start.join("").trim() + end;
    const key = searchKey(wanted);
    if (!taken.has(key)) return { name: wanted, key };
  }
}

/** Statements for the batch of the hand-over. The classes come last, because the others check who owns them. */
export function handClasses(
  db: Database,
  { from, to }: Between,
  { names, codes }: Clashes,
  isRight: ReturnType<typeof sql>,
) {
  const moved = sql`(SELECT id FROM classes WHERE owner_id = ${from} AND removing_at IS NULL)`;
  const isMoved = and(inArray(games.classId, moved), eq(games.ownerId, from), isRight);
  const [newNames, newCodes] = [JSON.stringify(names), JSON.stringify(codes)];
  const named = (field: string) =>
    sql`(SELECT value ->> ${field} FROM json_each(${newNames}) WHERE value ->> 'id' = classes.id)`;
  const codeOf = sql`(SELECT value ->> 'code' FROM json_each(${newCodes}) WHERE value ->> 'id' = games.id)`;
  return [
    db
      .update(games)
      .set({ ownerId: to, code: sql`coalesce(${codeOf}, code)` })
      .where(and(isMoved, ne(games.mode, "homework")))
      .returning({ id: games.id }),
    db
      .update(games)
      .set({ ownerId: to })
      .where(and(isMoved, eq(games.mode, "homework"))),
    db
      .insert(usedCodes)
      .select(
        sql`SELECT ${to}, code FROM games WHERE class_id IN ${moved} AND owner_id = ${to} AND mode <> 'homework' AND ${isRight}`,
      )
      .onConflictDoNothing(),
    db
      .update(homework)
      .set({ ownerId: to })
      .where(and(inArray(homework.classId, moved), eq(homework.ownerId, from), isRight))
      .returning({ id: homework.id }),
    db
      .update(classes)
      .set({
        ownerId: to,
        name: sql`coalesce(${named("name")}, name)`,
        nameKey: sql`coalesce(${named("key")}, name_key)`,
      })
      .where(and(eq(classes.ownerId, from), isNull(classes.removingAt), isRight))
      .returning({ id: classes.id }),
  ] as const;
}

import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { among } from "../among";
import type { Database } from "../database";
import { newEntries, type Named } from "../people/audit";
import { house } from "../library/ready-sets";
import { users } from "../schema/people";
import { schoolIsThere } from "./school-is-there";

const maybePlaced = (ids: readonly string[], schoolId: string) =>
  and(
    among(users.id, ids),
    eq(users.role, "teacher"),
    isNotNull(users.verifiedAt),
    ne(users.id, house.id),
    schoolIsThere(schoolId),
    or(isNull(users.schoolId), ne(users.schoolId, schoolId)),
  );

/** Those of these people whom the school can take in: teachers who are not in it. */
export const peopleToPlace = (db: Database, ids: readonly string[], schoolId: string): Promise<Named[]> =>
  db.select({ id: users.id, name: users.name }).from(users).where(maybePlaced(ids, schoolId));

type Placed = {
  readonly people: readonly Named[];
  readonly school: Named;
  readonly actor: Named;
  readonly now: number;
  /** Leaves those alone whom another school has taken in meanwhile. */
  readonly ofNoSchool?: true;
};

/** Takes these teachers into a school, out of any other. Returns the number of those who were not in it before. */
export async function placeInSchool(db: Database, { people, school, actor, now, ofNoSchool }: Placed): Promise<number> {
  if (people.length === 0) return 0;
  const ids = people.map(({ id }) => id);
  const condition = and(maybePlaced(ids, school.id), ofNoSchool && isNull(users.schoolId));
  const [, placed] = await db.batch([
    newEntries(db, { action: "teacher_placed", actor, reason: school.name, now }, people, condition),
    db.update(users).set({ schoolId: school.id }).where(condition).returning({ id: users.id }),
  ]);
  return placed.length;
}

/** Condition for people of the school, and for those of none who wrote its name. */
export function isOfSchoolOrWroteIt(schoolId: string): SQL {
  // A person's search key ends with the address and the written school, a school's begins with the name.
  const name = sql`(SELECT substr(search_key, 1, instr(search_key, char(10)) - 1) FROM schools WHERE id = ${schoolId})`;
  const written = sql`substr(${users.searchKey}, -(length(${users.email}) + length(${name}) + 2))`;
  const wrote = sql`${written} = ' ' || ${users.email} || ' ' || ${name}`;
  return or(eq(users.schoolId, schoolId), and(isNull(users.schoolId), ne(users.school, ""), wrote))!;
}

import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Page, PageQuery } from "#protocol/http/page";
import type { School } from "#protocol/http/replies/schools";
import { searchKey } from "#shared/fold";
import { among } from "../among";
import { writeAndRead, type Database } from "../database";
import { newEntry, type Named } from "../people/audit";
import { adding, isAt, removing, waitingTeachers } from "./school-domains";
import { users } from "../schema/people";
import { invitations, schoolDomains, schools, usageDays } from "../schema/schools";
import { hasWords } from "../has-words";
import { schoolIsThere } from "./school-is-there";

const shown = {
  id: schools.id,
  name: schools.name,
  city: schools.city,
  domains: sql<string>`(SELECT json_group_array(domain) FROM
    (SELECT domain FROM school_domains WHERE school_id = schools.id ORDER BY domain))`,
  teachers: sql<number>`(SELECT count(*) FROM users WHERE users.school_id = schools.id AND role = 'teacher')`,
};
type Row = Omit<School, "domains"> & { readonly domains: string };

const schoolOf = ({ domains, ...row }: Row): School => ({
  ...row,
  domains: JSON.parse(domains) as string[],
});

/** Lists a page of schools by name; `q` searches names and cities. */
export async function listedSchools(db: Database, { q, page, page_size }: PageQuery): Promise<Page<School>> {
  const where = hasWords(schools.searchKey, q);
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(schools).where(where),
    db
      .select(shown)
      .from(schools)
      .where(where)
      .orderBy(asc(schools.searchKey))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ]);
  return { items: rows.map(schoolOf), total: counted?.total ?? 0, page, page_size };
}

const schoolQuery = (db: Database, id: string) => db.select(shown).from(schools).where(eq(schools.id, id));

export const schoolById = async (db: Database, id: string): Promise<School | undefined> =>
  (await schoolQuery(db, id)).map(schoolOf)[0];

const schoolKey = (name: string, city: string): string => `${searchKey(name)}\n${searchKey(city)}`;

type Clashes = { readonly hasName: boolean; readonly domain: string | undefined };

/** Finds another school with this name in the same city, and one of these domains that belongs to another school. */
export async function clashes(
  db: Database,
  { id, name, city, domains }: Pick<Saved, "id" | "name" | "city" | "domains">,
): Promise<Clashes> {
  const [named, [taken]] = await db.batch([
    db
      .select({ id: schools.id })
      .from(schools)
      .where(and(eq(schools.searchKey, schoolKey(name, city)), ne(schools.id, id))),
    db
      .select({ domain: schoolDomains.domain })
      .from(schoolDomains)
      .where(and(among(schoolDomains.domain, domains), ne(schoolDomains.schoolId, id))),
  ]);
  return { hasName: named.length > 0, domain: taken?.domain };
}

type Saved = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** All domains of the school, and those that it no longer has. */
  readonly domains: readonly string[];
  readonly dropped: readonly string[];
  /** Names as teachers wrote them: those who belong to no school join this one. */
  readonly written: readonly string[];
  readonly actor: Named;
  readonly now: number;
};

/**
 * Adds or changes a school, and answers it with those who wait for approval. Teachers with a proven address at one of its domains
 * join it, unless they belong to another.
 */
export async function saveSchool(db: Database, wanted: Saved) {
  const { id, name, city, domains, dropped, written, actor, now } = wanted;
  const key = schoolKey(name, city);
  const isThere = schoolIsThere(id);
  const isActor = eq(users.id, actor.id);
  const statements = [
    newEntry(db, { action: "school_added", actor, target: { id, name }, now }, and(isActor, sql`NOT ${isThere}`)),
    newEntry(db, { action: "school_changed", actor, target: { id, name }, now }, and(isActor, isThere)),
    db
      .insert(schools)
      .values({ id, name, city, searchKey: key, createdAt: now })
      .onConflictDoUpdate({ target: schools.id, set: { name, city, searchKey: key } }),
    ...dropped.flatMap((domain) => removing(db, { domain, actor, now })),
    ...domains.flatMap((domain) => adding(db, { domain, actor, now }, id)),
    db
      .update(users)
      .set({ schoolId: id })
      .where(
        and(
          isNull(users.schoolId),
          eq(users.role, "teacher"),
          isNotNull(users.verifiedAt),
          or(isAt(domains), among(users.school, written)),
        ),
      ),
  ];
  const { read } = await writeAndRead(db, statements, [schoolQuery(db, id), waitingTeachers(db, domains)]);
  return { school: schoolOf(read[0][0]!), waiting: read[1] };
}

/** Removes a school. Its teachers and domains stay, without a school. */
export async function removeSchool(db: Database, { id, name }: Named, actor: Named, now: number): Promise<boolean> {
  const [, removed] = await db.batch([
    newEntry(db, { action: "school_removed", actor, target: { id, name }, now }, isOf(actor, id)),
    db.delete(schools).where(eq(schools.id, id)).returning({ id: schools.id }),
  ]);
  return removed.length > 0;
}

const isOf = (actor: Named, ...ids: readonly string[]) => and(eq(users.id, actor.id), ...ids.map(schoolIsThere));

type Merged = { readonly stays: Named; readonly goes: Named; readonly actor: Named; readonly now: number };

/** Makes two schools one, and answers it: teachers, domains, invitations and numbers of the one that goes are the other's. */
export async function mergeSchools(db: Database, { stays, goes, actor, now }: Merged): Promise<School | undefined> {
  const target = { id: stays.id, name: stays.name };
  const areThere = isOf(actor, stays.id, goes.id);
  const schoolId = stays.id;
  const isThere = schoolIsThere(schoolId);
  const isMoved = sql`school_id = ${goes.id} AND ${isThere}`;
  const statements = [
    newEntry(db, { action: "schools_merged", actor, target, reason: goes.name, now }, areThere),
    db.update(users).set({ schoolId }).where(isMoved),
    db
      .update(users)
      .set({ rightsSchool: schoolId })
      .where(and(eq(users.rightsSchool, goes.id), isThere)),
    db.update(schoolDomains).set({ schoolId }).where(isMoved),
    db.update(invitations).set({ schoolId }).where(isMoved),
    db.update(usageDays).set({ schoolId }).where(isMoved),
    db
      .delete(schools)
      .where(and(eq(schools.id, goes.id), sql`EXISTS (SELECT 1 FROM schools stays WHERE stays.id = ${schoolId})`)),
  ];
  return (await writeAndRead(db, statements, [schoolQuery(db, schoolId)])).read[0].map(schoolOf)[0];
}

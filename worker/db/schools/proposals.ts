import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { SchoolProposal } from "#protocol/http/replies/schools";
import { searchKey } from "#shared/fold";
import type { Database } from "../database";
import { hostOf } from "./school-domains";
import { users } from "../schema/people";
import { schoolDomains, schools } from "../schema/schools";

/** Different written names that are looked at, the most frequent first. */
const MOST_NAMES = 5_000;
const MOST_PROPOSALS = 100;

type Group = { name: string; domains: Set<string>; teachers: number };

/** Teachers without a school, counted by the school they wrote and the domain of their address, if it is listed. */
const written = (db: Database) =>
  db
    .select({ name: users.school, domain: schoolDomains.domain, teachers: sql<number>`count(*)` })
    .from(users)
    .leftJoin(schoolDomains, sql`${schoolDomains.domain} = ${hostOf}`)
    .where(
      and(
        isNull(users.schoolId),
        eq(users.role, "teacher"),
        isNotNull(users.verifiedAt),
        ne(users.approval, "rejected"),
        or(ne(users.school, ""), isNotNull(schoolDomains.domain)),
      ),
    )
    .groupBy(users.school, schoolDomains.domain)
    .orderBy(sql`count(*) DESC`, users.school)
    .limit(MOST_NAMES);

/**
 * Schools that an administrator may confirm: each listed domain without a school, with the name that most of its teachers wrote,
 * and each name that several teachers wrote alike. `school_id` is the school that already has the name.
 */
export async function proposedSchools(db: Database): Promise<SchoolProposal[]> {
  const [rows, free, known] = await db.batch([
    written(db),
    db.select({ domain: schoolDomains.domain }).from(schoolDomains).where(isNull(schoolDomains.schoolId)).limit(1000),
    db.select({ id: schools.id, name: schools.name, city: schools.city }).from(schools),
  ]);
  const groups = new Map<string, Group>();
  const group = (name: string) => {
    const key = searchKey(name);
    if (!groups.has(key)) groups.set(key, { name, domains: new Set(), teachers: 0 });
    return groups.get(key)!;
  };
  for (const { domain } of free) {
    const named = rows.find((row) => row.domain === domain && row.name !== "");
    group(named?.name ?? domain).domains.add(domain);
  }
  const byDomain = new Map([...groups.values()].flatMap((one) => [...one.domains].map((domain) => [domain, one])));
  for (const { name, domain, teachers } of rows) {
    const one = byDomain.get(domain ?? "") ?? (name === "" ? undefined : group(name));
    if (one) one.teachers += teachers;
  }
  // The first of equal names counts.
  const knownByKey = new Map(known.toReversed().map((one) => [searchKey(one.name), one]));
  return [...groups.entries()]
    .flatMap(([key, { name, domains, teachers }]) => {
      const school = knownByKey.get(key);
      if (domains.size === 0 && teachers < 2 && !school) return [];
      const city = school?.city ?? "";
      return [{ school_id: school?.id ?? null, name: school?.name ?? name, city, domains: [...domains], teachers }];
    })
    .toSorted((a, b) => b.teachers - a.teachers)
    .slice(0, MOST_PROPOSALS);
}

/** The ways in which teachers without a school wrote this name. */
export async function waysToWrite(db: Database, name: string): Promise<string[]> {
  const rows = await written(db);
  return [...new Set(rows.map((row) => row.name))].filter((one) => one !== "" && searchKey(one) === searchKey(name));
}

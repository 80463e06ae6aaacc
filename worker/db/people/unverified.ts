import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { ListedUser } from "#protocol/http/replies/people";
import type { WorkedOffPage, WorkedOffQuery } from "#protocol/http/page";
import { behind, nextAfter } from "../after";
import type { Database } from "../database";
import { hasWords } from "../has-words";
import { registrations } from "../schema/people";
import type { Registration } from "./registrations";

const number = sql<number>`${registrations}.rowid`;

/** The newest registration of each address that nobody has proven. */
const isUnverified = and(
  isNull(registrations.userId),
  sql`NOT EXISTS (SELECT 1 FROM registrations later WHERE later.email = ${registrations.email} AND later.user_id IS NULL
    AND (later.created_at, later.rowid) > (${registrations.createdAt}, ${number}))`,
);

/** Name, address and school as `searchKey` folds Turkish letters; SQLite itself knows ASCII alone. */
const folded = ["çc", "Çc", "ğg", "Ğg", "ıi", "İi", "öo", "Öo", "şs", "Şs", "üu", "Üu", "âa", "Âa", "îi", "Îi"].reduce(
  (text, [from, to]) => sql`replace(${text}, ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`,
  sql`lower(${registrations.name} || ' ' || ${registrations.email} || ' ' || ${registrations.school})`,
);

/** Lists a page of people who registered and have not opened their link, newest first. */
export async function unverifiedPeople(
  db: Database,
  { q, page, page_size, after }: WorkedOffQuery,
): Promise<WorkedOffPage<ListedUser>> {
  const wanted = and(isUnverified, hasWords(folded, q));
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(registrations).where(wanted),
    db
      .select({ registration: registrations, number })
      .from(registrations)
      .where(and(wanted, behind(after, sql`${registrations.createdAt}`, number, "down")))
      .orderBy(desc(registrations.createdAt), desc(number))
      .limit(page_size + 1)
      .offset(after === undefined ? (page - 1) * page_size : 0),
  ]);
  const next = nextAfter(rows, page_size, ({ registration, number }) => ({ moment: registration.createdAt, number }));
  const items = rows.slice(0, page_size).map(unverifiedPerson);
  return { items, total: counted?.total ?? 0, page, page_size, next };
}

export type Unverified = { readonly registration: Registration; readonly number: number };

/** Finds the registration that the list showed under this id. */
export async function unverifiedById(db: Database, id: string): Promise<Unverified | undefined> {
  const [, createdAt, row] = /^(\d{1,16})-(\d{1,16})$/.exec(id) ?? [];
  if (row === undefined) return undefined;
  return db
    .select({ registration: registrations, number })
    .from(registrations)
    .where(and(eq(registrations.createdAt, Number(createdAt)), eq(number, Number(row)), isNull(registrations.userId)))
    .get();
}

/** Shows a registration like an account. Its id names the row, since its key changes with each link. */
export const unverifiedPerson = ({ registration, number }: Unverified): ListedUser => ({
  id: `${registration.createdAt}-${number}`,
  name: registration.name,
  email: registration.email,
  role: registration.role,
  school: registration.school,
  is_approved: false,
  approval: "pending",
  is_email_verified: false,
  time_zone: registration.timeZone,
  rights: [],
  created_at: registration.createdAt,
  last_login_at: null,
});

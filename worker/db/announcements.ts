import { and, eq, gt, sql } from "drizzle-orm";
import type { Announcement } from "#protocol/http/replies/people";
import { insertIf } from "./insert-if";
import type { Database } from "./database";
import { noteDeed, type Named } from "./people/audit";
import { announcements } from "./schema/upkeep";

const shown = {
  id: announcements.id,
  text: announcements.text,
  until: announcements.until,
  to: announcements.audience,
};

/** The announcement that is shown now. */
export const announcement = (db: Database, now: number): Promise<Announcement | undefined> =>
  db.select(shown).from(announcements).where(gt(announcements.until, now)).limit(1).get();

/** Replaces the announcement. A new text is a new one: whoever has closed the older one sees it. */
export async function announce(
  db: Database,
  { text, until, to }: Omit<Announcement, "id">,
  actor: Named,
  now: number,
): Promise<void> {
  const id = crypto.randomUUID();
  const isNew = sql`NOT EXISTS (SELECT 1 FROM announcements WHERE text = ${text})`;
  await db.batch([
    db.delete(announcements).where(sql`${announcements.text} <> ${text} OR ${text} = ''`),
    insertIf(db, announcements, { id, text, audience: to, until }, and(isNew, sql`${text} <> ''`)!),
    db.update(announcements).set({ audience: to, until }).where(eq(announcements.text, text)),
    noteDeed(db, { action: "announced", actor, target: { id: "", name: "" }, reason: text, now }),
  ]);
}

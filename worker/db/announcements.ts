import { and, eq, gt, sql } from "drizzle-orm";
import type { Announcement } from "#protocol/http/replies/people";
import { insertIf } from "./insert-if";
import { writeAndRead, type Database } from "./database";
import { noteDeed, type Named } from "./people/audit";
import { announcements } from "./schema/upkeep";

const shown = {
  id: announcements.id,
  text: announcements.text,
  until: announcements.until,
  to: announcements.audience,
};

const shownNow = (db: Database, now: number) =>
  db.select(shown).from(announcements).where(gt(announcements.until, now)).limit(1);

/** The announcement that is shown now. */
export const announcement = (db: Database, now: number): Promise<Announcement | undefined> => shownNow(db, now).get();

/** Replaces the announcement, and answers it. A new text is a new one: whoever has closed the older one sees it. */
export async function announce(
  db: Database,
  { text, until, to }: Omit<Announcement, "id">,
  actor: Named,
  now: number,
): Promise<Announcement | undefined> {
  const id = crypto.randomUUID();
  const action = text === "" ? "announcement_ended" : "announced";
  const isNew = sql`NOT EXISTS (SELECT 1 FROM announcements WHERE text = ${text})`;
  const statements = [
    db.delete(announcements).where(sql`${announcements.text} <> ${text} OR ${text} = ''`),
    insertIf(db, announcements, { id, text, audience: to, until }, and(isNew, sql`${text} <> ''`)!),
    db.update(announcements).set({ audience: to, until }).where(eq(announcements.text, text)),
    noteDeed(db, { action, actor, target: { id: "", name: "" }, reason: text, now }),
  ];
  const { read } = await writeAndRead(db, statements, [shownNow(db, now)]);
  return read[0][0];
}

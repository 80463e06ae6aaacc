import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { DevMail, Mail } from "#protocol/http/service";
import type { Database } from "./database";
import { mails } from "./schema";

export type MailRow = typeof mails.$inferSelect;

const MINUTE = 60_000;
/** Whoever sends a mail holds it for this long; after a failure the next try is twice as far away, 6 hours at most. */
const firstWaitMs = 10 * MINUTE;
const longestWaitMs = 6 * 60 * MINUTE;

/** A statement for a batch: the mail waits here until it is out. */
export const newMail = (db: Database, id: string, mail: Mail, now: number) =>
  db.insert(mails).values({ ...mail, id, createdAt: now, nextTryAt: now });

export async function dueMails(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes a due mail for one try, so that the call and the cron never send it both. */
export const claimMail = (db: Database, id: string, now: number): Promise<MailRow | undefined> =>
  db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`${now} + min(${longestWaitMs}, ${firstWaitMs} << min(${mails.attempts}, 10))`,
    })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .returning()
    .get();

export const forgetMail = (db: Database, id: string) => db.delete(mails).where(eq(mails.id, id));
export const markSent = (db: Database, id: string, now: number) =>
  db.update(mails).set({ sentAt: now }).where(eq(mails.id, id));

/** The local inbox, newest first; a mail is in it as soon as it is stored. */
export async function inbox(db: Database, to: string | undefined, limit = 200): Promise<DevMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.to, to))
    .orderBy(desc(mails.createdAt), desc(sql`rowid`))
    .limit(limit);
  return rows.map(({ to, subject, text, html, sentAt, createdAt }) => ({
    to,
    subject,
    text,
    html,
    sent_at: sentAt ?? createdAt,
  }));
}

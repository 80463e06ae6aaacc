import { and, asc, desc, eq, exists, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from "drizzle-orm";
import type { Mail } from "#protocol/http/service";
import type { DevMail } from "#protocol/http/replies/service";
import type { Database } from "./database";
import { insertIf } from "./insert-if";
import { isBelowCaps, type Counted } from "./mail-caps";
import { mails } from "./schema/mails";
import { mailTokens, registrations } from "./schema/people";
import { invitations } from "./schema/schools";
import { emailChanges } from "./schema/sign-in";

type MailRow = typeof mails.$inferSelect;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time a sender holds a mail for; after each failure the next try is twice as far away, 6 hours at most. */
const firstWaitMs = 10 * MINUTE;
const longestWaitMs = 6 * HOUR;

type NewMail = Counted & { id: string; mail: Mail; linkHash?: string | null | undefined };

/** Statement for a batch: stores the mail until it is sent, or nothing if a limit is reached. */
export const newMail = (db: Database, { id, mail, linkHash, ...counted }: NewMail) =>
  insertIf(
    db,
    mails,
    {
      ...mail,
      id,
      createdAt: counted.now,
      nextTryAt: counted.now,
      kind: counted.kind,
      recipientKey: counted.recipientKey,
      clientKey: counted.asked?.clientKey ?? "",
      linkHash: linkHash ?? null,
    },
    isBelowCaps(counted),
  ).returning({ id: mails.id });

export type LinkedMail = { readonly hash: string; readonly mail: Mail; readonly recipientKey: string };

/** Statement for a batch: stores many mails, each with the link whose hash it has, if the condition on its row holds. */
export const mailsOfLinks = (db: Database, letters: readonly LinkedMail[], now: number, isWanted: SQL) =>
  insertIf(
    db,
    mails,
    {
      id: sql`lower(hex(randomblob(16)))`,
      to: sql`value ->> '$.mail.to'`,
      subject: sql`value ->> '$.mail.subject'`,
      text: sql`value ->> '$.mail.text'`,
      html: sql`value ->> '$.mail.html'`,
      createdAt: now,
      nextTryAt: now,
      recipientKey: sql`value ->> '$.recipientKey'`,
      linkHash: sql`value ->> '$.hash'`,
    },
    isWanted,
    sql`json_each(${JSON.stringify(letters)})`,
  );

/** Condition for the statements after it: writes that depend on a mail happen only with it. */
export const isWritten = (id: string): SQL => sql`EXISTS (SELECT 1 FROM mails WHERE id = ${id})`;

/** The mail's link can still be used, or it has none. */
const isAlive = (db: Database, now: number) => {
  const hash = mails.linkHash;
  const token = and(eq(mailTokens.hash, hash), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));
  const registration = and(
    eq(registrations.hash, hash),
    isNull(registrations.userId),
    gt(registrations.expiresAt, now),
  );
  const change = and(eq(emailChanges.hash, hash), gt(emailChanges.expiresAt, now));
  const invited = and(eq(invitations.hash, hash), gt(invitations.expiresAt, now));
  return or(
    isNull(hash),
    exists(db.select({ hash: mailTokens.hash }).from(mailTokens).where(token)),
    exists(db.select({ hash: registrations.hash }).from(registrations).where(registration)),
    exists(db.select({ hash: emailChanges.hash }).from(emailChanges).where(change)),
    exists(db.select({ hash: invitations.hash }).from(invitations).where(invited)),
  )!;
};

const isUnsent = isNull(mails.sentAt);

/** Drops mails whose link can no longer be used: they are not sent, only counted. */
export const dropDeadMails = (db: Database, now: number) =>
  db
    .update(mails)
    .set({ ...empty, sentAt: now })
    .where(and(isUnsent, isNotNull(mails.linkHash), not(isAlive(db, now))));

export async function dueMails(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isUnsent, lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Claims a due mail for one try, so that the request and the cron never both send it. */
export const claimMail = (db: Database, id: string, now: number): Promise<MailRow | undefined> =>
  db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`${now} + min(${longestWaitMs}, ${firstWaitMs} << min(${mails.attempts}, 10))`,
    })
    .where(and(eq(mails.id, id), isUnsent, lte(mails.nextTryAt, now)))
    .returning()
    .get();

const empty = { to: "", subject: "", text: "", html: "", linkHash: null } as const;

/** Empties the mail; its row stays to be counted. */
export const forgetMail = (db: Database, id: string, now: number) =>
  db
    .update(mails)
    .set({ ...empty, sentAt: now })
    .where(eq(mails.id, id));
export const markSent = (db: Database, id: string, now: number) =>
  db.update(mails).set({ sentAt: now }).where(eq(mails.id, id));

/** Lists the local inbox, newest first; a mail appears as soon as it is stored. */
export async function inbox(db: Database, to: string | undefined, limit = 200): Promise<DevMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(to === undefined ? sql`${mails.to} <> ''` : eq(mails.to, to))
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

import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Mail } from "#protocol/http/service";
import type { MailRefusal } from "#protocol/mail-refusals";
import { schoolLimits } from "#protocol/school-limits";
import type { DevMail } from "#protocol/http/replies/service";
import type { Database } from "./database";
import { insertIf } from "./insert-if";
import { capsOf, invitationsKey, mayGoOut, sentOfClient, type Counted, type Rule } from "./mail-caps";
import { newAddressMs } from "./people/email-changes";
import { mailedLinkMs } from "./people/mail-tokens";
import { registrationMs } from "./people/registrations";
import { mails } from "./schema/mails";
import { mailTokens, registrations } from "./schema/people";
import { invitations } from "./schema/schools";
import { emailChanges } from "./schema/sign-in";

export type MailRow = typeof mails.$inferSelect;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time a sender holds a mail for; after each failure the next try is twice as far away, 6 hours at most. */
const firstWaitMs = 10 * MINUTE;
const longestWaitMs = 6 * HOUR;
/** Time after which a mail that could not be sent is given up. */
export const keptUnsentMs = 7 * 24 * HOUR;

export const invitationMs = schoolLimits.invitationDays * 24 * HOUR;

type NewMail = Counted &
  Pick<MailRow, "id" | "kind" | "requestId"> & {
    mail: Mail;
    linkHash?: string | null | undefined;
    /** Condition on which the mail is written at all. */
    isWanted?: SQL | undefined;
  };

/**
 * Statement for a batch: stores the mail until it is sent. One that a limit of its client or of the day holds back waits; nothing
 * is stored if its address has had enough, or if too many wait.
 */
export function newMail(db: Database, { id, mail, kind, linkHash, requestId, isWanted = sql`1`, ...counted }: NewMail) {
  const { address, client, day, queue } = capsOf(counted);
  return insertIf(
    db,
    mails,
    {
      ...mail,
      id,
      createdAt: counted.now,
      nextTryAt: counted.now,
      kind,
      recipientKey: counted.recipientKey,
      clientKey: counted.asker.clientKey,
      linkHash: linkHash ?? null,
      held: sql`CASE WHEN ${client} AND ${day} THEN '' ELSE ${counted.asker.rule} END`,
      reason: sql`CASE WHEN NOT (${client}) THEN 'hourly_limit' WHEN NOT (${day}) THEN 'daily_limit' ELSE '' END`,
      requestId,
    },
    sql`${isWanted} AND ${address} AND (${client} AND ${day} OR ${queue})`,
  ).returning({ id: mails.id, held: mails.held });
}

export type LinkedMail = { readonly hash: string; readonly mail: Mail; readonly recipientKey: string };

/**
 * Statement for a batch: stores many invitations, each with the link whose hash it has, if the condition on its row holds. They
 * wait until `releaseMails` finds room for them.
 */
export const invitationMails = (db: Database, letters: readonly LinkedMail[], now: number, isWanted: SQL) =>
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
      clientKey: invitationsKey,
      linkHash: sql`value ->> '$.hash'`,
      held: "invitation",
      reason: "daily_limit",
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

/** A mail that nobody has received, and that some try may still send. */
const mayGo = and(isUnsent, eq(mails.held, ""));

/**
 * Readies the links of unsent mails: a link's time begins when its mail goes out, however long that takes. Then drops mails whose
 * link can no longer be used, because it was replaced or nobody needs it: they are not sent, only counted. One that still waited
 * for a limit takes up no place any more.
 */
export async function tendLinks(db: Database, now: number): Promise<void> {
  const hashes = db
    .select({ hash: mails.linkHash })
    .from(mails)
    .where(and(isUnsent, isNotNull(mails.linkHash)));
  await db.batch([
    db
      .update(mailTokens)
      .set({ expiresAt: now + mailedLinkMs })
      .where(and(inArray(mailTokens.hash, hashes), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now))),
    db
      .update(registrations)
      .set({ expiresAt: now + registrationMs })
      .where(and(inArray(registrations.hash, hashes), gt(registrations.expiresAt, now))),
    db
      .update(emailChanges)
      .set({ expiresAt: now + newAddressMs })
      .where(and(inArray(emailChanges.hash, hashes), gt(emailChanges.expiresAt, now))),
    db
      .update(invitations)
      .set({ expiresAt: now + invitationMs })
      .where(
        and(
          inArray(invitations.hash, hashes),
          gt(invitations.expiresAt, now),
          // Hundreds may wait for days: written once an hour.
          lt(invitations.expiresAt, now + invitationMs - HOUR),
        ),
      ),
    db.delete(mails).where(and(gt(mails.held, ""), not(isAlive(db, now)))),
    db
      .update(mails)
      .set({ ...empty, sentAt: now })
      .where(and(isUnsent, isNotNull(mails.linkHash), not(isAlive(db, now)))),
  ]);
}

/** Clients of each rule; a run has a thousand queries for all its jobs. */
const clientsAtOnce = 30;

/**
 * Lets held mails go out as far as the limits of their clients and of the day leave room by now. Notices come before links to new
 * passwords, registrations and invitations after them; of each, mails of clients of whom few went out come first.
 */
export async function releaseMails(db: Database, perDay: number, now: number): Promise<void> {
  for (const rule of ["mailbox", "mail", "registration", "invitation"] as const)
    await releaseByRule(db, rule, perDay, now);
}

async function releaseByRule(db: Database, rule: Rule, perDay: number, now: number): Promise<void> {
  const askers = await db
    .select({ clientKey: mails.clientKey })
    .from(mails)
    .where(eq(mails.held, rule))
    .groupBy(mails.clientKey)
    .orderBy(sentOfClient(now), sql`min(${mails.createdAt})`)
    .limit(clientsAtOnce);
  for (const { clientKey } of askers) {
    const those = sql`SELECT id FROM mails WHERE held = ${rule} AND client_key = ${clientKey}
      ORDER BY created_at, rowid LIMIT (SELECT ${mayGoOut(rule, clientKey, perDay, now)})`;
    await db
      .update(mails)
      .set(released(now))
      .where(sql`${mails.id} IN (${those})`);
  }
}

/** A released mail counts from now on. */
const released = (now: number) => ({ held: "", reason: "", createdAt: now, nextTryAt: now }) as const;

/** Lets one unsent mail be tried at once, whatever held it back. Undefined if it is gone or sent. */
export const releaseMail = (db: Database, id: string, now: number): Promise<MailRow | undefined> =>
  db
    .update(mails)
    .set(released(now))
    .where(and(eq(mails.id, id), isUnsent))
    .returning()
    .get();

export async function dueMails(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(mayGo, lte(mails.nextTryAt, now)))
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
    .where(and(eq(mails.id, id), mayGo, lte(mails.nextTryAt, now)))
    .returning()
    .get();

/** Notes the reason of a failed try. An address that does not exist is tried again only when an administrator asks. */
export const noteRefusal = (db: Database, id: string, reason: MailRefusal, now: number) =>
  db
    .update(mails)
    .set({ reason, ...(reason === "no_address" && { nextTryAt: now + keptUnsentMs }) })
    .where(eq(mails.id, id));

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
    .where(and(eq(mails.held, ""), to === undefined ? ne(mails.to, "") : eq(mails.to, to)))
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

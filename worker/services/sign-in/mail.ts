import type { BatchItem } from "drizzle-orm/batch";
import type { SQL } from "drizzle-orm";
import type { Mail } from "#protocol/http/service";
import { pseudonym } from "#auth/pseudonym";
import { database } from "#db/database";
import { reachedCaps, type Counted } from "#db/mail-caps";
import { claimMail, dropDeadMails, dueMails, forgetMail, isWritten, markSent, newMail } from "#db/mails";
import { mailerOf } from "#mail/mailer";
import { logLine } from "#shared/log-line";
import type { AppContext } from "../request/app-env";
import { lineKey } from "./throttle";

const batchOfCron = 50;
/** The daily limit of mails for a deployment without a setting. */
const usualMailsPerDay = 900;

type Later = { waitUntil(work: Promise<unknown>): void };
export type Letter = {
  mail: Mail;
  /** The statements that activate the mail's link if the mail is written; part of the same batch. */
  link?: { hash: string | null; statements: (isWritten: SQL) => readonly BatchItem<"sqlite">[] };
};

/**
 * Sends a notice of an event in an account. Stored before anything else, sent after the answer: a failing mailer loses nothing.
 */
export const post = (env: Env, later: Later, mail: Mail): Promise<void> => write(env, later, { mail });

/** Share of the day's mails that registrations may use: the rest is for accounts, whose owners wait for a new password. */
const newcomersShare = 2 / 3;

/**
 * Sends a mail that anybody can request, within the limits per address, per client (or account) and per day. The caller does
 * not learn the outcome.
 */
export const postAsked = (c: AppContext, letter: Letter, causedBy = lineKey(c), shareOfDay = 1): Promise<void> =>
  write(c.env, c.executionCtx, letter, {
    clientKey: causedBy,
    perDay: Math.ceil(mailsPerDay(c.env) * shareOfDay),
    requestId: c.get("requestId"),
  });

/** The same for somebody without an account. */
export const postToNewcomer = (c: AppContext, letter: Letter): Promise<void> =>
  postAsked(c, letter, lineKey(c), newcomersShare);

type Asked = NonNullable<Counted["asked"]> & { readonly requestId: string };

async function write(env: Env, later: Later, { mail, link }: Letter, by?: Asked): Promise<void> {
  const db = database(env.DB);
  const id = crypto.randomUUID();
  const kind = by ? (link?.hash ? "asked" : "tried") : "notice";
  const counted = { recipientKey: pseudonym(env, `recipient:${mail.to}`), kind, now: Date.now(), asked: by } as const;
  const [written] = await db.batch([
    newMail(db, { ...counted, id, mail, linkHash: link?.hash }),
    ...(link?.statements(isWritten(id)) ?? []),
  ]);
  later.waitUntil(written.length === 1 ? trySending(env, id) : tellOperator(env, counted, by?.requestId));
}

async function tellOperator(env: Env, mail: Counted, requestId: string | undefined): Promise<void> {
  const caps = await reachedCaps(database(env.DB), mail);
  logLine("warn", "mail_capped", { request_id: requestId, caps });
}

/** A wrong setting must not stop the mail. */
export function mailsPerDay({ MAILS_PER_DAY }: { MAILS_PER_DAY: string }): number {
  const mails = Number(MAILS_PER_DAY);
  return Number.isInteger(mails) && mails > 0 ? mails : usualMailsPerDay;
}

/** Run by the cron: sends the mails that could not be sent before. */
export async function sendDueMails(env: Env): Promise<void> {
  const db = database(env.DB);
  await dropDeadMails(db, Date.now());
  for (const id of await dueMails(db, Date.now(), batchOfCron)) await trySending(env, id);
}

async function trySending(env: Env, id: string): Promise<void> {
  const db = database(env.DB);
  const claimed = await claimMail(db, id, Date.now());
  if (!claimed) return;
  const { to, subject, text, html } = claimed;
  try {
    await mailerOf(env)({ to, subject, text, html });
  } catch (error) {
    // The mail stays in the queue with a later time; the cron comes back for it.
    const reason = String(error).replace(/\S+@\S+/g, "(address)");
    logLine("error", "mail_failed", { attempts: claimed.attempts, error: reason });
    return;
  }
  // A sent mail contains a secret link: delete it at once, except in the local inbox.
  await (env.DEV_INBOX === "on" ? markSent(db, id, Date.now()) : forgetMail(db, id, Date.now()));
}

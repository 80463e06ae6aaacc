import type { BatchItem } from "drizzle-orm/batch";
import type { SQL } from "drizzle-orm";
import type { Mail } from "#protocol/http/service";
import { pseudonym } from "#auth/pseudonym";
import { database } from "#db/database";
import { ofSchools, readCaps, type Asker, type Counted, type Reached } from "#db/mail-caps";
import {
  claimMail,
  dueMails,
  forgetMail,
  isWritten,
  markSent,
  newMail,
  noteRefusal,
  releaseMails,
  tendLinks,
} from "#db/mails";
import { mailerOf, refusalOf } from "#mail/mailer";
import { logLine } from "#shared/log-line";
import type { AppContext } from "../request/app-env";
import { isNamedSchool, lineKey, mailboxOf } from "./throttle";

/** A try takes three queries, and a run has a thousand for all its jobs. */
const batchOfCron = 150;
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
export async function post(env: Env, later: Later, mail: Mail): Promise<void> {
  await write(env, later, { letter: { mail }, requestId: "" });
}

/**
 * Writes a notice with the call's next write, if the condition holds before it: a notice of something in the same transaction,
 * under its condition.
 */
export function carryNotice(c: AppContext, mail: Mail, isWanted?: SQL): void {
  const { statements, send } = written(c.env, c.executionCtx, { letter: { mail }, requestId: "", isWanted });
  const [caps, newMail] = statements;
  void c
    .get("asked")
    .carry([caps, newMail])
    .then(([caps, stored]) => send(caps!.results[0] as Reached, stored!.results[0] as { held: string } | undefined));
}

type Posted = {
  /** The fate of a mail as far as it follows from the client and the day. `full`: so many wait that it is not stored. */
  readonly fate: "sent" | "waiting" | "full";
  /** False also if its address has had enough, which strangers may not learn. */
  readonly isStored: boolean;
};

const networkAsking = (c: AppContext): Asker => ({ rule: "mail", clientKey: lineKey(c) });
/**
 * Counts mails to addresses without an account, which have a share of the day's mails, by the client's line and apart from its
 * other mails: how many it has left tells nothing about accounts.
 */
export function newcomerAsking(c: AppContext, isOfSchool: boolean): Asker {
  const line = pseudonym(c.env, `registrations by ${lineKey(c)}`);
  return { rule: "registration", clientKey: isOfSchool || isNamedSchool(c) ? ofSchools(line) : line };
}
/** Counts mails that somebody signed in asks for by the account. */
export const accountAsking = (c: AppContext): Asker => ({
  rule: "mail",
  clientKey: pseudonym(c.env, `account:${c.get("user").id}`),
});

/**
 * Sends a mail that anybody can request, within the limits per address, per client (or account) and per day. A stranger
 * may learn its fate, never what its address has got.
 */
export const postAsked = (c: AppContext, letter: Letter, asker = networkAsking(c)): Promise<Posted> =>
  write(c.env, c.executionCtx, { letter, requestId: c.get("requestId"), asker });

type Written = {
  readonly letter: Letter;
  readonly requestId: string;
  readonly asker?: Asker;
  readonly isWanted?: SQL | undefined;
};

async function write(env: Env, later: Later, given: Written): Promise<Posted> {
  const { statements, send } = written(env, later, given);
  const [[caps], [mail]] = await database(env.DB).batch(statements);
  return send(caps!, mail);
}

/** The statements that write a mail, and the function that sends it once they are done. */
function written(env: Env, later: Later, { letter, requestId, asker, isWanted }: Written) {
  const { mail, link } = letter;
  const db = database(env.DB);
  const id = crypto.randomUUID();
  const kind = asker ? (link?.hash ? "asked" : "tried") : "notice";
  // A subject names a sort of mail and nothing else.
  const recipientKey = pseudonym(env, `${mail.subject}:${mailboxOf(mail.to)}`);
  const counted: Counted = {
    recipientKey,
    now: Date.now(),
    asker: asker ?? { rule: "mailbox", clientKey: recipientKey },
    perDay: mailsPerDay(env),
  };
  const statements = [
    readCaps(db, counted),
    newMail(db, { ...counted, id, mail, kind, linkHash: link?.hash, requestId, isWanted }),
    ...(link?.statements(isWritten(id)) ?? []),
  ] as const;
  const send = (reached: Reached, mail: { held: string } | undefined): Posted => {
    const caps = Object.entries(reached).flatMap(([cap, hasRoom]) => (hasRoom ? [] : [cap]));
    if (caps.length > 0) logLine("warn", "mail_capped", { request_id: requestId, caps });
    if (mail?.held === "") later.waitUntil(trySending(env, id));
    const { client, day, queue } = reached;
    return { fate: client && day ? "sent" : queue ? "waiting" : "full", isStored: mail !== undefined };
  };
  return { statements, send };
}

/** A wrong setting must not stop the mail. */
export function mailsPerDay({ MAILS_PER_DAY }: { MAILS_PER_DAY: string }): number {
  const mails = Number(MAILS_PER_DAY);
  return Number.isInteger(mails) && mails > 0 ? mails : usualMailsPerDay;
}

/** Run by the cron: sends the mails that could not be sent before, and those that had to wait for a limit. */
export async function sendDueMails(env: Env): Promise<void> {
  const db = database(env.DB);
  await tendLinks(db, Date.now());
  await releaseMails(db, mailsPerDay(env), Date.now());
  for (const id of await dueMails(db, Date.now(), batchOfCron)) await trySending(env, id);
}

/** False if the mail service refused. */
export async function trySending(env: Env, id: string): Promise<boolean> {
  const db = database(env.DB);
  const claimed = await claimMail(db, id, Date.now());
  if (!claimed) return true;
  const { to, subject, text, html } = claimed;
  try {
    await mailerOf(env)({ id, to, subject, text, html });
  } catch (error) {
    // The mail stays in the queue with a later time; the cron comes back for it.
    const words = String(error).replace(/\S+@\S+/g, "(address)");
    logLine("error", "mail_failed", { request_id: claimed.requestId, attempts: claimed.attempts, error: words });
    await noteRefusal(db, id, refusalOf(error), Date.now());
    return false;
  }
  // A sent mail contains a secret link: delete it at once, except in the local inbox.
  await (env.DEV_INBOX === "on" ? markSent(db, id, Date.now()) : forgetMail(db, id, Date.now()));
  return true;
}

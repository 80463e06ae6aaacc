import type { Mail } from "#protocol/http/service";
import { newMailToken } from "../auth/mail-links";
import { database } from "../db/database";
import { linksOfLastHour, newLink, type LinkKind } from "../db/mail-tokens";
import { claimMail, dueMails, forgetMail, markSent, newMail } from "../db/mails";
import { mailerOf } from "../email/mailer";

/** More than this within an hour is somebody's joke on the owner of the address. */
const linksPerHour = 40;
const batchOfCron = 50;

type Later = { waitUntil(work: Promise<unknown>): void };
export type Letter = { userId: string; kind: LinkKind | "notice"; write: (token: string) => Mail };

/** Stores the mail before anything else, and tries to send it once the answer is out: a failing mailer loses nothing. */
export async function post(env: Env, later: Later, mail: Mail): Promise<void> {
  const id = crypto.randomUUID();
  await newMail(database(env.DB), id, mail, Date.now());
  later.waitUntil(trySending(env, id));
}

/** A mail with a link of its own; the newest ends the older ones. */
export async function postLink(env: Env, later: Later, { userId, kind, write }: Letter): Promise<void> {
  const db = database(env.DB);
  const now = Date.now();
  if ((await linksOfLastHour(db, { userId, kind, now })) >= linksPerHour) return;
  const { token, hash } = newMailToken();
  const id = crypto.randomUUID();
  await db.batch([...newLink(db, { userId, kind, hash, now }), newMail(db, id, write(token), now)]);
  later.waitUntil(trySending(env, id));
}

/** The cron's part: what could not be sent then. */
export async function sendDueMails(env: Env): Promise<void> {
  for (const id of await dueMails(database(env.DB), Date.now(), batchOfCron)) await trySending(env, id);
}

async function trySending(env: Env, id: string): Promise<void> {
  const db = database(env.DB);
  const claimed = await claimMail(db, id, Date.now());
  if (!claimed) return;
  const { to, subject, text, html } = claimed;
  try {
    await mailerOf(env)({ to, subject, text, html });
  } catch (error) {
    // It stays in the queue with a later time; the cron comes back for it.
    const reason = String(error).replace(/\S+@\S+/g, "(address)");
    console.error(JSON.stringify({ level: "error", event: "mail_failed", attempts: claimed.attempts, error: reason }));
    return;
  }
  // A sent mail holds a secret link: it is forgotten at once, except where it is the local inbox.
  await (env.DEV_INBOX === "on" ? markSent(db, id, Date.now()) : forgetMail(db, id));
}

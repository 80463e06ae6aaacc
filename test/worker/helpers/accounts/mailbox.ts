import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { DevMail, MailboxReply } from "#protocol/http/replies/service";
import { call } from "../http";

/** All mail to this address, newest first. */
export async function mailTo(email: string): Promise<readonly DevMail[]> {
  const { json } = await call<MailboxReply>("GET", `/api/dev/mail?to=${encodeURIComponent(email)}`);
  return json.items;
}

/** Waits until so many mails are there: a mail is stored after the answer if its time would tell who has an account. */
export async function mailsTo(email: string, atLeast = 1): Promise<readonly DevMail[]> {
  return expect
    .poll(() => mailTo(email))
    .toSatisfy((mails) => mails.length >= atLeast)
    .then(() => mailTo(email));
}

/** The secret of the link that was stored last: a notice may follow it, and a test may have turned the clock. */
export async function linkToken(email: string, atLeast = 1, name = "token"): Promise<string> {
  const mails = await mailsTo(email, atLeast);
  const stored = await env.DB.prepare(`SELECT text FROM mails WHERE "to" = ? AND held = '' ORDER BY rowid DESC`)
    .bind(mails[0]!.to)
    .all<{ text: string }>();
  const [token] = stored.results.flatMap(({ text }) => new RegExp(`[?]${name}=([\\w-]+)`).exec(text)?.[1] ?? []);
  if (!token) throw new Error(`no link in ${mails.map(({ subject }) => subject).join(", ")}`);
  return token;
}

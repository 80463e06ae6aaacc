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

/** The secret of the newest mail's link. */
export async function linkToken(email: string, atLeast = 1, name = "token"): Promise<string> {
  const [newest] = await mailsTo(email, atLeast);
  const [, token] = new RegExp(`[?]${name}=([\\w-]+)`).exec(newest!.text) ?? [];
  if (!token) throw new Error(`no link in "${newest!.subject}"`);
  return token;
}

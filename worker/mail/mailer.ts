import type { Mail } from "#protocol/http/service";
import type { MailRefusal } from "#protocol/mail-refusals";
import { logLine } from "#shared/log-line";

/**
 * Sends a mail out; throws if it cannot. Another provider is another function of this type. A mail that is tried again has the
 * same `id`.
 */
type Mailer = (mail: Mail & { readonly id: string }) => Promise<void>;

/**
 * Causes of a failed try, by the codes of the mail service and of SMTP; the first that fits counts. Where nobody has the address
 * another try would be refused too.
 */
const causes = [
  ["sender_refused", /E_SENDER|EAUTH|\b5(?:30|34|35|38)\b/],
  ["no_address", /E_RECIPIENT_(?:NOT_ALLOWED|SUPPRESSED)|\b55[013]\b/],
  ["service_limit", /E_(?:RATE|DAILY)_LIMIT|(?<![:.\d])4[2-5]\d\b/],
  ["service_away", /E_INTERNAL_SERVER_ERROR|ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|ETLS|timeout|internal error/i],
] as const satisfies readonly (readonly [MailRefusal, RegExp])[];

export function refusalOf(error: unknown): MailRefusal {
  const words = `${(error as { code?: string }).code ?? ""} ${String(error)}`.replace(/\S+@\S+/g, "");
  return causes.find(([, sign]) => sign.test(words))?.[0] ?? "not_accepted";
}

const senderName = "Bilye";

export function mailerOf(env: Env): Mailer {
  if (env.SMTP) return bySmtp(env.SMTP);
  return env.DEV_INBOX === "on" ? localInbox : cloudflareEmail(env);
}

/** Mailer of a school's own machine with a mail server: the process beside the product speaks to it. */
const bySmtp =
  (smtp: Fetcher): Mailer =>
  async (mail) => {
    const reply = await smtp.fetch("http://smtp/", { method: "POST", body: JSON.stringify(mail) });
    if (!reply.ok) throw new Error(await reply.text());
  };

const cloudflareEmail =
  (env: Env): Mailer =>
  async ({ to, subject, text, html }) => {
    await env.EMAIL.send({ from: { email: env.MAIL_FROM, name: senderName }, to, subject, text, html });
  };

/** Mailer of the local run, which sends nothing out: the mail is in the database already, and /dev/mail shows it. */
const localInbox: Mailer = async () => {
  logLine("info", "local_mail", { see: "/dev/mail" });
};

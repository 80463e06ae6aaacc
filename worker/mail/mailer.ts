import type { Mail } from "#protocol/http/service";
import { logLine } from "#shared/log-line";

/**
 * Sends a mail out; throws if it cannot. Another provider is another function of this type. A mail that is tried again has the
 * same `id`.
 */
type Mailer = (mail: Mail & { readonly id: string }) => Promise<void>;

/** The service knows that nobody has the address, so another try would be refused too. */
export const isNoAddress = (error: unknown): boolean =>
  /E_RECIPIENT_(?:NOT_ALLOWED|SUPPRESSED)|\b55[013]\b/.test(
    `${(error as { code?: string }).code ?? ""} ${String(error)}`,
  );

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

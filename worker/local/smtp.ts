import { Response, type Request } from "miniflare";

/** Mail server that does not answer: the mail waits in the product's outbox, and is tried again. */
const longestMs = 10_000;

type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
type Sender = { readonly url: string; readonly from: string };

/** Reads `SMTP_URL` and the sender's address; a sentence if one of them cannot be used, null without a mail server. */
export function smtpSender({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): Sender | string | null {
  if (!SMTP_URL) return null;
  if (!URL.canParse(SMTP_URL) || !/^smtps?:$/.test(new URL(SMTP_URL).protocol))
    return "SMTP_URL bir posta sunucusu adresi olmalı, örneğin smtps://kullanici:sifre@posta.okul.k12.tr";
  const url = new URL(SMTP_URL);
  for (const limit of ["connectionTimeout", "greetingTimeout", "socketTimeout", "dnsTimeout"])
    url.searchParams.set(limit, String(longestMs));
  const from = MAIL_FROM ?? decodeURIComponent(url.username);
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) return "MAIL_FROM gönderen e-posta adresi olmalı, örneğin bilye@okul.k12.tr";
  return { url: url.href, from };
}

/**
 * Sends the product's mails by the server; the library is loaded with the first one. A mail that was taken right before the
 * machine died is sent again: mailboxes show two of the same message id once.
 */
export const bySmtp =
  ({ url, from }: Sender) =>
  async (request: Request): Promise<Response> => {
    const { id, ...mail } = (await request.json()) as Mail;
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(url);
    try {
      const messageId = `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`;
      await transport.sendMail({ ...mail, messageId, from: { name: "Bilye", address: from } });
      return new Response(null, { status: 204 });
    } catch (error) {
      const { code = "" } = error as { code?: string };
      return new Response(`${code} ${String(error)}`, { status: 502 });
    } finally {
      transport.close();
    }
  };

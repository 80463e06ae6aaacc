export type { ConfigReply, DevMail, HealthReply, MailboxReply } from "./replies/service";

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

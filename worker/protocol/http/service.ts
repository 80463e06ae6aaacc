export type { ConfigReply, HealthReply } from "./replies/service";

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
/** The local inbox, `GET /api/dev/mail?to=`, newest first. */
export type DevMail = Mail & { readonly sent_at: number };
export type DevMailReply = { readonly items: readonly DevMail[] };

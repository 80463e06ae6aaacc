import * as z from "zod";
import { count, moment, type ReplyOf } from "./reply";

export const ConfigReply = z.strictObject({
  turnstile_site_key: z.string(),
  operator: z.strictObject({ name: z.string(), address: z.string(), email: z.string() }),
  retention_days: count,
  audit_days: count,
  max_capacity: count,
  /** Set only where no mail goes out: an administrator makes accounts, and gives first passwords. */
  makes_accounts: z.literal(true).optional(),
  /** Set only for a run on a school's own machine, where `localhost` works on no other device. */
  origin_for_phones: z
    .string()
    .optional()
    .meta({ examples: ["http://192.168.1.20:8080"] }),
  /** Set only for a run on a machine of the operator, outside Cloudflare: the legal texts then say so. */
  own_machine: z.literal(true).optional(),
});
export type ConfigReply = ReplyOf<typeof ConfigReply>;
const Part = z.enum(["ok", "down"]);
export const HealthReply = z.strictObject({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  /** Set only for callers that know HEALTH_SECRET. */
  parts: z.strictObject({ database: Part, rooms: Part, pictures: Part }).optional(),
  /** Age of the oldest mail that no limit holds back; null if all have gone, or the database does not answer. */
  oldest_unsent_mail_seconds: count.nullable().optional(),
});
export type HealthReply = ReplyOf<typeof HealthReply>;
/** The local inbox, `GET /api/dev/mail?to=`, newest first. */
const DevMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: moment,
});
export type DevMail = ReplyOf<typeof DevMail>;
export const MailboxReply = z.strictObject({ items: z.array(DevMail) });
export type MailboxReply = ReplyOf<typeof MailboxReply>;

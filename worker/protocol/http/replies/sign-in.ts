import * as z from "zod";
import { count, moment, type ReplyOf } from "./reply";

/** Changing the address, and an administrator's actions for a school. See `docs/sign-in.md`. */

const email = z.string().meta({ examples: ["elif@okul.example"] });
/** Address that waits for its link to be opened. */
export const WaitingEmail = z.strictObject({ email, created_at: moment, expires_at: moment });
export type WaitingEmail = ReplyOf<typeof WaitingEmail>;
export const EmailReply = z.strictObject({ email, waiting: WaitingEmail.nullable() });
export type EmailReply = ReplyOf<typeof EmailReply>;
export const EmailChangedReply = z.strictObject({ message: z.string(), email });
export type EmailChangedReply = ReplyOf<typeof EmailChangedReply>;

/** `shown` is the readable form; both are the same for a domain in ASCII. */
export const SchoolDomain = z.strictObject({
  domain: z.string().meta({ examples: ["okul.example"] }),
  shown: z.string().meta({ examples: ["okul.example"] }),
  created_at: moment,
});
export type SchoolDomain = ReplyOf<typeof SchoolDomain>;
export const DomainsReply = z.strictObject({ domains: z.array(SchoolDomain) });
export type DomainsReply = ReplyOf<typeof DomainsReply>;
/** `approved`: number of its waiting teachers who are now approved. */
export const DomainReply = z.strictObject({ domain: SchoolDomain, approved: count });
export type DomainReply = ReplyOf<typeof DomainReply>;
export const HandOverReply = z.strictObject({ sets: count, classes: count, games: count, homework: count });
export type HandOverReply = ReplyOf<typeof HandOverReply>;

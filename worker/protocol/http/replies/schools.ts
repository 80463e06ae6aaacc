import * as z from "zod";
import { count, id, moment, pageOf, type ReplyOf } from "./reply";

/** Schools and their domains, invitations of teachers, and what a teacher who leaves hands over. */

const name = z.string().meta({ examples: ["Atatürk Ortaokulu"] });
const city = z.string().meta({ examples: ["Bursa"] });
const domains = z.array(z.string().meta({ examples: ["okul.example"] }));

export const School = z.strictObject({ id, name, city, domains, teachers: count });
export type School = ReplyOf<typeof School>;
export const SchoolsReply = pageOf(School);
/** `approved`: number of waiting teachers of its domains who are now approved. */
export const SchoolReply = z.strictObject({ school: School, approved: count.optional() });
export type SchoolReply = ReplyOf<typeof SchoolReply>;
/** School that is not kept yet, or teachers of one that is (`school_id`), for an administrator to confirm. */
export const SchoolProposal = z.strictObject({ school_id: id.nullable(), name, city, domains, teachers: count });
export type SchoolProposal = ReplyOf<typeof SchoolProposal>;
export const SchoolProposalsReply = z.strictObject({ proposals: z.array(SchoolProposal) });
export type SchoolProposalsReply = ReplyOf<typeof SchoolProposalsReply>;

const person = {
  name: z.string().meta({ examples: ["Elif Yıldırım"] }),
  email: z.string().meta({ examples: ["elif@okul.example"] }),
};
export const Invitation = z.strictObject({
  id,
  ...person,
  school_id: id.nullable(),
  /** Empty without a school. */
  school: z.string(),
  created_at: moment,
  sent_at: moment,
  expires_at: moment,
});
export type Invitation = ReplyOf<typeof Invitation>;
export const InvitationsReply = pageOf(Invitation);
export const InvitationsEndedReply = z.strictObject({ ended: count });
/** `placed`: number of teachers who were not in the school before. */
export const PlacedReply = z.strictObject({ placed: count });
export const InvitationReply = z.strictObject({ invitation: Invitation });
export type InvitationReply = ReplyOf<typeof InvitationReply>;
/**
 * The outcome for a row: `invited` gets a mail; `added` has an account, which joins the school and is approved; `known` has an
 * account that stays as it is; `no_mail` would get one, but this machine sends none. Every other row is left out, for the `reason`.
 */
export const InvitedReply = z.strictObject({
  rows: z.array(
    z.strictObject({
      ...person,
      verdict: z.enum([
        "invited",
        "added",
        "known",
        "doubled",
        "other_school",
        "not_teacher",
        "rejected",
        "no_mail",
        "invalid",
      ]),
      reason: z.string(),
    }),
  ),
  invited: count,
  added: count,
});
export type InvitedReply = ReplyOf<typeof InvitedReply>;
export type InvitedVerdict = InvitedReply["rows"][number]["verdict"];
/** The invitation of a mailed link, as its reader sees it. */
export const OpenedInvitationReply = z.strictObject({
  invitation: z.strictObject({ ...person, school: z.string() }),
});
export type OpenedInvitationReply = ReplyOf<typeof OpenedInvitationReply>;

/** `shown` is the readable form; both are the same for a domain in ASCII. */
export const SchoolDomain = z.strictObject({
  domain: z.string().meta({ examples: ["okul.example"] }),
  shown: z.string().meta({ examples: ["okul.example"] }),
  /** School that its teachers join; null for a domain alone. */
  school: z.strictObject({ id, name: z.string().meta({ examples: ["Atatürk Ortaokulu"] }) }).nullable(),
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

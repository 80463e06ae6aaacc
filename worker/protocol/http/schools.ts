import * as z from "zod";
import { tooLong } from "#question/text";
import { limits } from "#shared/limits";
import { schoolLimits } from "../school-limits";
import { PageQuery } from "./page";
import { ClaimedPassword, DeviceSecret, Email, Name, NewPassword, TimeZone } from "./people";
import { flag, idOr, lineUpTo, nameUpTo, someOf } from "./text";

/** Schools, and invitations of teachers. */

const name = nameUpTo(limits.school, "Okulun adını yazın.");
const city = lineUpTo(schoolLimits.city, "İli yazın.");
const domains = z
  .array(z.string().max(260, tooLong(260)), "Alan adlarını yazın.")
  .max(schoolLimits.domains, `Bir okulun en çok ${schoolLimits.domains} alan adı olabilir.`);
/** Teachers without a school who wrote this name join it. */
const with_teachers = flag().default(false);

export const NewSchoolBody = z.object({ name, city: city.default(""), domains: domains.default([]), with_teachers });
export const SchoolBody = z.object({
  name: name.optional(),
  city: city.optional(),
  domains: domains.optional(),
  with_teachers,
});
export const MergeSchoolBody = z.object({ school_id: idOr("Bir okul seçin."), password: ClaimedPassword });

/** A sheet takes such a text for a formula; no name begins like this. */
const FORMULA = /^'*[=+@＝＋－＠-]/;
export const InvitedRow = z.object({
  name: z
    .string("Ad yazılmamış.")
    .trim()
    .min(1, "Ad yazılmamış.")
    .pipe(Name)
    .refine((name) => !FORMULA.test(name), "Ad bir formülle başlıyor."),
  email: Email,
  /** Without one: the school that has the domain of the address. */
  school_id: idOr("Okulu seçin.").nullable().default(null),
});
const chooseInvitations = "İptal edilecek davetleri seçin.";
const tooManyInvitations = `Birlikte en çok ${schoolLimits.invitations} davet iptal edilir.`;
/** Each row is judged for itself. With `dry_run` nothing is sent or changed. */
export const InvitationsBody = z.object({
  rows: someOf(z.unknown(), "En az bir kişi gerekli.").max(
    schoolLimits.invitations,
    `Bir kerede en çok ${schoolLimits.invitations} kişi davet edilebilir.`,
  ),
  dry_run: flag().default(false),
});
export const EndInvitationsBody = z.object({
  ids: someOf(idOr(chooseInvitations), chooseInvitations).max(schoolLimits.invitations, tooManyInvitations),
});
export const InvitationsQuery = PageQuery.extend({ school_id: z.string().max(64).optional().catch(undefined) });
export type InvitationsQuery = z.output<typeof InvitationsQuery>;

/** Password of the new account; its name as the administrator wrote it, or corrected. */
export const UseInvitationBody = z.object({
  name: Name.optional(),
  password: NewPassword,
  time_zone: TimeZone,
  device_secret: DeviceSecret,
});

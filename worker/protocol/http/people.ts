import * as z from "zod";
import { empty, noPersonName, noRole, noTimeZone, passwordTooLong, passwordTooShort } from "../field-faults";
import { isEmailAddress, notAnAddress } from "../email-address";
import { limits } from "#shared/limits";
import { isTimeZone, zoneNamed } from "#shared/time-zone";
import { PLAIN_LINE, tooLong } from "#question/text";
import { schoolLimits } from "../school-limits";
import { GameCode } from "../live/client-messages";
import { calendarDay, clockMoment } from "./moments";
import { PageQuery, WorkedOffQuery } from "./page";
import { idOr, lineUpTo, someOf } from "./text";

/**
 * Accounts. Bodies are schemas, replies are types, in this file and its neighbours. Error sentences appear beside the fields.
 */

const ANNOUNCEMENT_LETTERS = 300;

const chooseSomebody = "Kişileri seçin.";
const tooManyPeople = `Birlikte en çok ${schoolLimits.people} kişi seçilir.`;

const text = (max: number) => z.string().trim().max(max, tooLong(max));
const required = (max: number, missing = empty) => z.string(missing).trim().min(1, missing).max(max, tooLong(max));

/** Compared in lower case of the root locale, never with Turkish casing, which would turn I into ı. Only ASCII is accepted. */
export const Email = z
  .string(empty)
  .trim()
  .max(limits.email, tooLong(limits.email))
  .refine(isEmailAddress, notAnAddress)
  .transform((email) => email.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)));

export const NewPassword = z
  .string(empty)
  .min(limits.password.min, passwordTooShort)
  .max(limits.password.max, passwordTooLong);
/** Password as claimed at sign-in: any text, bounded. */
export const ClaimedPassword = z.string(empty).min(1, empty).max(1024, "Şifre çok uzun.");

/** Replaces line separators, which come invisibly with a pasted name; any other line break is refused in a name. */
export const onOneLine = (name: string) => name.replace(/[\p{Zl}\p{Zp}]+/gu, " ");
/** A visible name: some letter or digit, and nothing that steers the text around it. */
export const Name = required(limits.name, noPersonName)
  .overwrite(onOneLine)
  .regex(/[\p{L}\p{N}]/u, noPersonName)
  .regex(PLAIN_LINE, noPersonName);
const School = text(limits.school)
  .overwrite(onOneLine)
  .regex(PLAIN_LINE, "Okulun adında kullanılamayan bir karakter var.");

/** The device sends its own with a registration. Stored in its usual spelling. */
export const TimeZone = z.string(noTimeZone).refine(isTimeZone, noTimeZone).transform(zoneNamed).optional();

export const RegisterBody = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  role: z.enum(["teacher", "student"], noRole),
  school: School.default(""),
  time_zone: TimeZone,
});
/**
 * 32 random bytes that a browser draws once and keeps: other people's failures do not block a browser that has signed in
 * before.
 */
export const DeviceSecret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);
/** Short session for this lesson; the browser must forget its token when it closes. */
export const ForThisLesson = z.boolean().optional().catch(undefined);
export const LoginBody = z.object({
  email: Email,
  password: ClaimedPassword,
  device_secret: DeviceSecret,
  for_this_lesson: ForThisLesson,
  /** Chosen in place of a first password that an administrator set; ignored for any other. */
  new_password: NewPassword.optional(),
});
/** Token of the mailed link, and the password of the registration it was sent for. */
export const VerifyBody = z.object({
  token: z.string(empty).min(1, empty).max(1024),
  password: ClaimedPassword,
  device_secret: DeviceSecret,
});
export const EmailBody = z.object({ email: Email });
export const ResetBody = z.object({ new_password: NewPassword });
export const ProfileBody = z.object({
  name: Name.optional(),
  school: School.optional(),
  time_zone: TimeZone,
  waiting_mail: z.boolean().optional(),
  current_password: ClaimedPassword.optional(),
  new_password: NewPassword.optional(),
});
export const DeleteAccountBody = z.object({ password: ClaimedPassword });
export const WsTokenBody = z.object({ game_code: GameCode });

const Approval = z.enum(["approved", "pending", "rejected"]);
const unknownRight = "Yok, kütüphane, okul ya da hepsi seçin.";
export const ApproveBody = z.object({
  user_id: z.string().min(1).max(64),
  approve: z.boolean(),
  /** The approval that the decision was made from: if it is another one meanwhile, nothing is decided. */
  from: Approval.optional(),
  reason: text(limits.reason).optional(),
  /** Needed to take the approval from more than a few at once. */
  password: ClaimedPassword.optional(),
  /** The school that an approved teacher joins. */
  school_id: idOr("Okulu seçin.").optional(),
});
/** People of whom an administrator asks together. */
export const PeopleBody = z.object({
  ids: someOf(idOr(chooseSomebody), chooseSomebody).max(schoolLimits.people, tooManyPeople),
});
export const SuspendBody = z.object({ reason: text(limits.reason).default(""), password: ClaimedPassword });

export const RightsBody = z.object({
  rights: z.array(z.enum(["all", "library", "school"], unknownRight), unknownRight).max(1, unknownRight),
  rights_school: z.string().max(64).nullish(),
  password: ClaimedPassword,
});

const Approved = Approval.optional().catch(undefined);
/** `status` and `approval` are one filter; an unknown value shows everybody. */
const State = z.enum(["suspended"]).optional().catch(undefined);
/** The school whose people alone are listed. */
const school_id = z.string().max(64).optional().catch(undefined);
/** With `1` also those of no school who wrote its name. */
const written = z.enum(["0", "1"]).catch("0").default("0");
export const TeachersQuery = WorkedOffQuery.extend({
  status: Approved,
  approval: Approved,
  state: State,
  school_id,
  written,
});
export const UsersQuery = WorkedOffQuery.extend({
  role: z
    .enum(["admin", "teacher", "student"])
    .meta({ examples: ["teacher"] })
    .optional()
    .catch(undefined),
  /** `unverified`: people who registered and have not opened the mailed link; `administering`: with any right to. */
  state: z.enum(["unverified", "suspended", "administering"]).optional().catch(undefined),
  school_id,
  written,
});
/** Account that an administrator makes, where no mail can be sent. */
export const NewAccountBody = z.object({
  name: Name,
  email: Email,
  role: z.enum(["teacher", "student"], noRole),
  school: School.default(""),
});
/** Mails that have not gone out: held back, or refused; an unknown state shows both. */
export const UnsentMailsQuery = WorkedOffQuery.extend({
  state: z.enum(["waiting", "failed"]).optional().catch(undefined),
});
/** The right address of somebody who registered with a wrong one. */
export const MendedEmailBody = z.object({ email: Email, password: ClaimedPassword });
/** Day of the calendar, 2026-11-29; anything else counts as missing. */
const Day = calendarDay("").optional().catch(undefined);
const words = z
  .string()
  .transform((text) => text.slice(0, 2 * limits.search).trim())
  .catch("")
  .default("");
const auditFilters = {
  from: Day,
  to: Day,
  /** `teacher_approved`, or another word of the record. */
  action: z.string().max(40).optional().catch(undefined),
  /** Words of the name of who did it, or an id; `subject` likewise of whom or what it was done to. */
  actor: words,
  subject: words,
  /** `1` includes entries about things administrators only looked at. */
  views: z.enum(["0", "1"]).catch("0").default("0"),
};
export const AuditQuery = PageQuery.extend(auditFilters);
export const AuditFileQuery = PageQuery.pick({ q: true }).extend(auditFilters);
export type AuditFileQuery = z.output<typeof AuditFileQuery>;

/** Period and grouping of the figures of use; by default the last thirty days by day. */
export const UsageQuery = z.object({
  from: Day,
  to: Day,
  by: z.enum(["day", "month", "school"]).catch("day").default("day"),
});
export type UsageQuery = z.output<typeof UsageQuery>;

const noLetter = "Dilekçenin yalnız sayısını ve tarihini yazın.";
/** Number and date of the letter that asks; the record keeps it after the names are gone, so it holds no sentence. */
const letter = z
  .string(noLetter)
  .trim()
  .max(40, tooLong(40))
  .regex(/^(?:(?=.*\d)[\p{L}\d ./,:()-]+)?$/u, noLetter)
  .optional();

/** Search for somebody who asks for their data: the words of a name, of an address or of a nickname. */
export const PeopleSearchBody = z.object({
  q: z.string("Aranacak adı yazın.").trim().min(2, "En az iki harf yazın.").max(limits.search, tooLong(limits.search)),
  password: ClaimedPassword,
  /** Continues with older games. */
  after: z.int().min(0).optional(),
  letter,
});
export const LetterQuery = z.object({ letter: letter.catch(undefined) });
export const RequestedDeletionBody = DeleteAccountBody.extend({ letter });

/** Shown above the pages of those whom it is for, until then; an empty text ends it. */
export const AnnouncementBody = z.object({
  text: lineUpTo(ANNOUNCEMENT_LETTERS, "Duyuruyu yazın."),
  until: clockMoment("Bitiş zamanını seçin."),
  to: z.enum(["all", "teachers"], "Kime olduğunu seçin."),
});

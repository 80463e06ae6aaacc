import * as z from "zod";
import { mailRefusals } from "#protocol/mail-refusals";
import { count, id, moment, pageOf, rate, timeZone, workedOff, type ReplyOf } from "./reply";
import { SessionStamp } from "./sessions";

export const Role = z.enum(["admin", "teacher", "student"]).meta({ examples: ["teacher"] });
export type Role = z.output<typeof Role>;
export const Approval = z.enum(["approved", "pending", "rejected"]);
export type Approval = z.output<typeof Approval>;

export const Right = z.enum(["all", "library", "school"]);
export type Right = z.output<typeof Right>;

const user = {
  id,
  name: z.string().meta({ examples: ["Elif Yıldırım"] }),
  email: z.string().meta({ examples: ["elif@okul.example"] }),
  role: Role,
  school: z.string().meta({ examples: ["Atatürk Ortaokulu"] }),
  is_approved: z.boolean(),
  approval: Approval,
  is_email_verified: z.boolean(),
  time_zone: timeZone,
  created_at: moment,
  /** Rights of administration: one, or none. */
  rights: z.array(Right),
  /** With the right `school`: the school whose people it is about. */
  rights_school: id.optional(),
  /** With rights: whether mails come about what waits. */
  waiting_mail: z.boolean().optional(),
};
export const User = z.strictObject(user).meta({ id: "User" });
export type User = ReplyOf<typeof User>;

export const MessageReply = z.strictObject({ message: z.string().meta({ examples: ["Kaydınız alındı."] }) });
export type MessageReply = ReplyOf<typeof MessageReply>;
/** `waiting`: so many register at once that the mail goes out later. */
const laterMail = { mail: z.literal("waiting").optional() };
export const RegisterReply = z.strictObject({ ...MessageReply.shape, ...laterMail });
export type RegisterReply = ReplyOf<typeof RegisterReply>;
/** Includes the passkeys that still sign in to the account besides its new password. */
export const ResetReply = z.strictObject({
  ...MessageReply.shape,
  passkeys: z.array(z.strictObject({ name: z.string().meta({ examples: ["Telefonum"] }), created_at: moment })),
});
export type ResetReply = ReplyOf<typeof ResetReply>;
/** `already_verified`: the owner opened the link again after verification. */
export const VerifyReply = z.strictObject({ ...MessageReply.shape, role: Role, already_verified: z.boolean() });
export type VerifyReply = ReplyOf<typeof VerifyReply>;
export const LoginReply = z.strictObject({
  token: z.string().meta({ examples: ["eyJhbGciOiJIUzI1NiJ9.…"] }),
  user: User,
  session: SessionStamp,
});
export type LoginReply = ReplyOf<typeof LoginReply>;
export const VerifiedReply = z.strictObject({ ...LoginReply.shape, already_verified: z.boolean() });
export type VerifiedReply = ReplyOf<typeof VerifiedReply>;
export const UserReply = z.strictObject({ user: User });
export type UserReply = ReplyOf<typeof UserReply>;
/** Things that rest while a teacher may not teach: running games end, tokens are gone, the others come back. */
export const Resting = z.strictObject({ games: count, homework: count, sets: count, tokens: count });
export type Resting = ReplyOf<typeof Resting>;
export const RestingReply = z.strictObject({ user: User, ...Resting.shape });
/** The counts are there if an approval was taken. */
export const ApproveReply = z.strictObject({ user: User, ...Resting.partial().shape });
/** Sentence of an administrator to everybody, or to teachers. */
export const Announcement = z.strictObject({
  id,
  text: z.string().meta({ examples: ["Cumartesi 10.00-11.00 arası bakım var."] }),
  until: moment,
  to: z.enum(["all", "teachers"]),
});
export type Announcement = ReplyOf<typeof Announcement>;
export const AnnouncementReply = z.strictObject({ announcement: Announcement.nullable() });
export type AnnouncementReply = ReplyOf<typeof AnnouncementReply>;
export const MeReply = z.strictObject({ user: User, announcement: Announcement.optional() });
export type MeReply = ReplyOf<typeof MeReply>;
export const ProfileReply = z.strictObject({ user: User, token: z.string().optional() });
export type ProfileReply = ReplyOf<typeof ProfileReply>;
export const WsTokenReply = z.strictObject({ token: z.string() });
export type WsTokenReply = ReplyOf<typeof WsTokenReply>;

export const ListedUser = z.strictObject({
  ...user,
  last_login_at: moment.nullable(),
  /** Present for a person of a school that administrators keep; `school` is what the person has written. */
  school_id: id.optional(),
  school_name: z
    .string()
    .meta({ examples: ["Atatürk Ortaokulu"] })
    .optional(),
  rejection_reason: z.string().optional(),
  /** Present for a suspended account. */
  suspended_at: moment.optional(),
  suspension_reason: z.string().optional(),
});
export type ListedUser = ReplyOf<typeof ListedUser>;
export const PeopleReply = workedOff(ListedUser);
/** The password is shown this once; its owner has to choose another one. */
export const FirstPasswordReply = z.strictObject({ user: User, first_password: z.string() });
export const MailedReply = z.strictObject(laterMail);
export type MailedReply = ReplyOf<typeof MailedReply>;
export const RemailedReply = z.strictObject({ user: ListedUser, ...laterMail });
export type RemailedReply = ReplyOf<typeof RemailedReply>;
/** A mail that has not gone out: held back by a limit, or refused by the mail service. Its text is shown to nobody. */
export const UnsentMail = z.strictObject({
  id,
  to: z.string().meta({ examples: ["elif@okul.example"] }),
  subject: z.string().meta({ examples: ["E-postanızı doğrulayın"] }),
  kind: z.enum(["asked", "tried", "notice"]),
  at: moment,
  state: z.enum(["waiting", "failed"]),
  reason: z.enum(["hourly_limit", "daily_limit", ...mailRefusals]).nullable(),
  request_id: z.string().nullable(),
});
export type UnsentMail = ReplyOf<typeof UnsentMail>;
export const UnsentMailsReply = workedOff(UnsentMail);
export const MailTriedReply = z.strictObject({ state: z.enum(["sent", "waiting", "failed"]) });
export const AuditEntry = z.strictObject({
  id,
  at: moment,
  action: z.string().meta({ examples: ["teacher_approved"] }),
  actor_id: id,
  actor_name: z.string().meta({ examples: ["Deniz Aydın"] }),
  target_id: id,
  target_name: z.string().meta({ examples: ["Elif Yıldırım"] }),
  reason: z.string(),
});
export type AuditEntry = ReplyOf<typeof AuditEntry>;
export const AuditReply = pageOf(AuditEntry);

export const StudentStats = z.strictObject({
  games: count,
  average_rank: z.number().nullable(),
  best_rank: count.nullable(),
  accuracy: rate.nullable(),
});
export type StudentStats = ReplyOf<typeof StudentStats>;

/** Address that waits for its link to be opened. */
export const WaitingEmail = z.strictObject({ email: user.email, created_at: moment, expires_at: moment });
export type WaitingEmail = ReplyOf<typeof WaitingEmail>;
export const EmailReply = z.strictObject({ email: user.email, waiting: WaitingEmail.nullable() });
export type EmailReply = ReplyOf<typeof EmailReply>;
export const EmailChangedReply = z.strictObject({ message: z.string(), email: user.email });
export type EmailChangedReply = ReplyOf<typeof EmailChangedReply>;

const teacher = z.strictObject({ id, name: user.name, email: user.email, school: user.school });
/** Pupil of a class list, without an account or besides it. */
export const FoundStudent = z.strictObject({
  id,
  name: user.name,
  number: count,
  school_no: count.nullable(),
  class_name: z.string().meta({ examples: ["8-A"] }),
  teacher,
});
export type FoundStudent = ReplyOf<typeof FoundStudent>;
/** Nickname in a game whose report still has names. */
export const FoundNickname = z.strictObject({
  game_id: id,
  player_id: id,
  nickname: z.string().meta({ examples: ["Ayşe K."] }),
  title: z.string(),
  played_at: moment,
  teacher,
});
export type FoundNickname = ReplyOf<typeof FoundNickname>;
/** At most fifty of each. `next` is the `after` of a search in older games; null if none are left. */
export const PeopleSearchReply = z.strictObject({
  accounts: z.array(ListedUser),
  students: z.array(FoundStudent),
  nicknames: z.array(FoundNickname),
  next: count.nullable(),
});
export type PeopleSearchReply = ReplyOf<typeof PeopleSearchReply>;

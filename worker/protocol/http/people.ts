import * as z from "zod";
import { isEmailAddress, notAnAddress } from "../email-address";
import { limits } from "../limits";
import { GameCode } from "../client-messages";
import { PageQuery } from "./page";
import type { SessionStamp } from "./sessions";

/** Bodies are schemas, replies are types, here and in the files beside this one. The sentences are shown beside the fields. */

const EMPTY = "Bu alan boş kalamaz.";
const text = (max: number) => z.string().trim().max(max, `En çok ${max} karakter olabilir.`);
const required = (max: number, empty = EMPTY) =>
  z.string(empty).trim().min(1, empty).max(max, `En çok ${max} karakter olabilir.`);

/** Compared in lower case of the root locale; never Turkish casing, which would turn I into ı. Only ASCII is taken. */
export const Email = z
  .string(EMPTY)
  .trim()
  .max(limits.email, `En çok ${limits.email} karakter olabilir.`)
  .refine(isEmailAddress, notAnAddress)
  .transform((email) => email.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)));

export const NewPassword = z
  .string(EMPTY)
  .min(limits.password.min, `Şifre en az ${limits.password.min} karakter olmalı.`)
  .max(limits.password.max, `Şifre en çok ${limits.password.max} karakter olabilir.`);
/** A password somebody claims to have: any text, bounded. */
export const ClaimedPassword = z.string(EMPTY).min(1, EMPTY).max(1024, "Şifre çok uzun.");

const NAME = "Adınızı ve soyadınızı yazın.";
/** A name can be seen: something to read, nothing that steers the text around it. */
const Name = required(limits.name, NAME)
  .regex(/[\p{L}\p{N}]/u, NAME)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, NAME);

export type Role = "admin" | "teacher" | "student";
export type Approval = "approved" | "pending" | "rejected";
export type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly school: string;
  readonly is_approved: boolean;
  readonly approval: Approval;
  readonly is_email_verified: boolean;
  readonly created_at: number;
};

export const RegisterBody = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  role: z.enum(["teacher", "student"], "Öğretmen ya da öğrenci seçin."),
  school: text(limits.school).default(""),
});
/** 32 random bytes that a browser draws once and keeps: where it signed in before, others' failures do not hold it up. */
export const DeviceSecret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);
/** Only for this lesson: such a session is short, and its token belongs into what ends with the browser. */
const ForThisLesson = z.boolean().optional().catch(undefined);
export const LoginBody = z.object({
  email: Email,
  password: ClaimedPassword,
  device_secret: DeviceSecret,
  for_this_lesson: ForThisLesson,
});
/** What the mailed link holds, and the password of the registration it was sent for. */
export const VerifyBody = z.object({
  token: z.string(EMPTY).min(1, EMPTY).max(1024),
  password: ClaimedPassword,
  device_secret: DeviceSecret,
});
export const EmailBody = z.object({ email: Email });
export const ResetBody = z.object({ new_password: NewPassword });
export const ProfileBody = z.object({
  name: Name.optional(),
  school: text(limits.school).optional(),
  current_password: ClaimedPassword.optional(),
  new_password: NewPassword.optional(),
});
export const DeleteAccountBody = z.object({ password: ClaimedPassword });
export const WsTokenBody = z.object({ game_code: GameCode });

export type MessageReply = { readonly message: string };
/** `already_verified`: the link was opened again by its now verified owner. */
export type VerifyReply = MessageReply & { readonly role: Role; readonly already_verified: boolean };
export type LoginReply = { readonly token: string; readonly user: User; readonly session: SessionStamp };
export type VerifiedReply = LoginReply & { readonly already_verified: boolean };
export type UserReply = { readonly user: User };
export type ProfileReply = { readonly user: User; readonly token?: string };
export type WsTokenReply = { readonly token: string };

export const ApproveBody = z.object({
  user_id: z.string().min(1).max(64),
  approve: z.boolean(),
  reason: text(limits.reason).optional(),
});

/** `views=1` lists also what administrators only looked at. */
export const AuditQuery = PageQuery.extend({ views: z.enum(["0", "1"]).catch("0").default("0") });
export type ListedUser = User & { readonly last_login_at: number | null; readonly rejection_reason?: string };
export type AuditEntry = {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly actor_id: string;
  readonly actor_name: string;
  readonly target_id: string;
  readonly target_name: string;
  readonly reason: string;
};

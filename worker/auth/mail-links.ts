import { createHash, randomBytes } from "node:crypto";
import type { Role } from "#protocol/http/people";

/** A secret for a mailed link: it leaves in the mail alone, the database knows its hash. */
export function newMailToken(): { token: string; hash: string } {
  const token = Buffer.from(randomBytes(32)).toString("base64url");
  return { token, hash: mailTokenHash(token) };
}

export const mailTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Links come from configuration: whatever a call's Host header says, mail leads to our own pages. */
export const verifyLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/verify-email?token=${token}${inWordsFor(role)}`);
export const resetLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/reset-password?token=${token}${inWordsFor(role)}`);

export const newEmailLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/email?token=${token}${inWordsFor(role)}`);

/** The page speaks to a pupil as the mail does. */
const inWordsFor = (role?: Role) => (role === "student" ? "&role=student" : "");

export const pageLink = ({ APP_ORIGIN }: { APP_ORIGIN: string }, path: string): string =>
  APP_ORIGIN.replace(/\/+$/, "") + path;

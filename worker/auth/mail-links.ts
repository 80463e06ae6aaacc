import { hash, randomBytes } from "node:crypto";
import type { Role } from "#protocol/http/replies/people";

/** Makes the secret of a mailed link. The secret itself is only in the mail; the database stores its hash. */
export function newMailToken(): { token: string; hash: string } {
  const token = Buffer.from(randomBytes(32)).toString("base64url");
  return { token, hash: mailTokenHash(token) };
}

export const mailTokenHash = (token: string): string => hash("sha256", token);

/** Builds links from the configuration, never from a request's Host header: mail always leads to our pages. */
export const verifyLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/verify-email?token=${token}${inWordsFor(role)}`);
export const resetLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/reset-password?token=${token}${inWordsFor(role)}`);

export const newEmailLink = (env: { APP_ORIGIN: string }, token: string, role?: Role): string =>
  pageLink(env, `/auth/email?token=${token}${inWordsFor(role)}`);

export const invitationLink = (env: { APP_ORIGIN: string }, token: string): string =>
  pageLink(env, `/auth/invitation?token=${token}`);

/** Makes the page address a pupil in the same tone as the mail. */
const inWordsFor = (role?: Role) => (role === "student" ? "&role=student" : "");

export const pageLink = ({ APP_ORIGIN }: { APP_ORIGIN: string }, path: string): string =>
  APP_ORIGIN.replace(/\/+$/, "") + path;

import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { secretsOf } from "./signed";

/**
 * A challenge: the text a device signs to show that it has a key. It states its purpose and its end and carries our signature,
 * so an unanswered challenge leaves no row. The caller that accepts an answer stores `usedHash` until the challenge expires, so
 * each challenge is accepted once.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };
/** Purpose of the challenge: to sign in, or to add a passkey to this account. */
type Purpose = "sign-in" | `add:${string}`;

export const CHALLENGE_MS = 5 * 60_000;
const randomLength = 16;
const timeLength = 6;
const signatureLength = 32;

export function newChallenge({ JWT_SECRET }: Keys, purpose: Purpose, now: number): string {
  const until = Buffer.alloc(timeLength);
  until.writeUIntBE(now + CHALLENGE_MS, 0, timeLength);
  const said = Buffer.concat([randomBytes(randomLength), until]);
  return Buffer.concat([said, signature(JWT_SECRET, purpose, said)]).toString("base64url");
}

/** Answers when the challenge expires; null for a text that is not ours, has another purpose or has expired. */
export function challengeEnd(keys: Keys, purpose: Purpose, challenge: string, now: number): number | null {
  const bytes = Buffer.from(challenge, "base64url");
  // Accept one spelling only: a challenge in a second spelling would not count as used.
  if (bytes.length !== randomLength + timeLength + signatureLength || bytes.toString("base64url") !== challenge) {
    return null;
  }
  const said = bytes.subarray(0, randomLength + timeLength);
  const signed = bytes.subarray(randomLength + timeLength);
  if (!secretsOf(keys).some((key) => timingSafeEqual(signature(key, purpose, said), signed))) return null;
  const until = said.readUIntBE(randomLength, timeLength);
  return until > now ? until : null;
}

export const usedHash = (challenge: string): string => hash("sha256", challenge);

const signature = (key: string, purpose: Purpose, said: Buffer): Buffer =>
  createHmac("sha256", key).update(`challenge:${purpose}:`).update(said).digest();

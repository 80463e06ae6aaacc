import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretsOf } from "./signed";

/**
 * What a device signs to show that it has a key. A challenge says by itself for what it is and until when, and carries our
 * signature: nothing is written for one that nobody answers. Whoever takes an answer keeps `usedHash` until the challenge has
 * run out, so that it is taken once.
 */

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };
/** What it is for: to sign in, or to add a passkey to this account. */
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

/** When it runs out; null for a text that is none of ours, for something else, or over. */
export function challengeEnd(keys: Keys, purpose: Purpose, challenge: string, now: number): number | null {
  const bytes = Buffer.from(challenge, "base64url");
  // One text for one challenge: a second spelling would be a second use.
  if (bytes.length !== randomLength + timeLength + signatureLength || bytes.toString("base64url") !== challenge) {
    return null;
  }
  const said = bytes.subarray(0, randomLength + timeLength);
  const signed = bytes.subarray(randomLength + timeLength);
  if (!secretsOf(keys).some((key) => timingSafeEqual(signature(key, purpose, said), signed))) return null;
  const until = said.readUIntBE(randomLength, timeLength);
  return until > now ? until : null;
}

export const usedHash = (challenge: string): string => createHash("sha256").update(challenge).digest("hex");

const signature = (key: string, purpose: Purpose, said: Buffer): Buffer =>
  createHmac("sha256", key).update(`challenge:${purpose}:`).update(said).digest();

import { createHash } from "node:crypto";
import type { Context } from "hono";
import { placeWords } from "#auth/place-words";
import type { Database } from "#db/database";
import { isKnownDevice } from "#db/people/known-devices";
import type { AppEnv } from "../request/app-env";

/** A device's name in the table, of its own for each account: the rows do not tell that a device is the same. */
export const deviceHash = (userId: string, secret: string): string =>
  createHash("sha256").update(`${userId}:${secret}`).digest("hex");

/** The name of the device that asks, where this account has signed in from it before. As much work for an account of nobody. */
export async function knownDevice(db: Database, userId = "", secret: string | undefined) {
  if (secret === undefined) return undefined;
  const hash = deviceHash(userId, secret);
  return (await isKnownDevice(db, userId, hash, Date.now())) ? hash : undefined;
}

/** What the platform knows of the caller's network. The local run knows nothing; its runtime makes a place up. */
export const placeOf = (c: Context<AppEnv>): string => (c.env.DEV_INBOX === "on" ? "" : placeWords(c.req.raw.cf));

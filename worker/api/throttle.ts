import { createHash } from "node:crypto";
import type { Context } from "hono";
import { clientNetwork } from "../auth/client-network";
import { compareWithNobody, passwordMatches } from "../auth/passwords";
import { database } from "../db/database";
import { countFailure, forgetFailures, lockedUntil } from "../db/login-failures";
import type { AppEnv } from "./app-env";
import { logEvent } from "./log";
import { Refused } from "./refused";

type C = Context<AppEnv>;
type Claim = {
  email: string;
  password: string;
  /** What is stored for this address; undefined when nobody has it. */
  stored: string | undefined;
  /** After how many wrong passwords the account waits. */
  allowed?: number;
};

const allowedFailures = 5;

/**
 * Whether the password is right, slowed by wrong ones: by account (also of addresses nobody has, so that both look alike)
 * and, for wrong ones alone, by address, since a school is one address. Throws `rate_limited` where a try is one too many.
 */
export async function passwordIsRight(c: C, { email, password, stored, allowed = allowedFailures }: Claim) {
  const db = database(c.env.DB);
  const key = accountKey(email);
  refuseLocked(c, await lockedUntil(db, key, Date.now()));
  if (stored !== undefined && (await passwordMatches(password, stored))) {
    // Parallel tries may have locked the account while this one was computed.
    const now = Date.now();
    refuseLocked(c, await lockedUntil(db, key, now));
    await forgetFailures(db, key, now);
    return true;
  }
  if (stored === undefined) await compareWithNobody(password);
  const now = Date.now();
  if (!(await countFailure(db, key, allowed, now))) refuseLocked(c, await lockedUntil(db, key, now));
  logEvent(c, "login_failed");
  await slowAddress(c);
  return false;
}

/** The account's name in the table of failures: a hash, so that the table tells no address. */
export const accountKey = (email: string): string => createHash("sha256").update(`login:${email}`).digest("hex");

/** What the platform says, never what a client may write: X-Forwarded-For counts nowhere. */
export const addressOf = (c: C): string => c.req.header("cf-connecting-ip") ?? "local";

/** What every limit for a client counts by. */
export const clientOf = (c: C): string => clientNetwork(addressOf(c));

async function slowAddress(c: C): Promise<void> {
  const { success } = await c.env.LOGIN_FAILURE_LIMITER.limit({ key: clientOf(c) });
  if (!success) limited(c, 60);
}

function refuseLocked(c: C, until: number): void {
  if (until > 0) limited(c, Math.max(1, Math.ceil((until - Date.now()) / 1000)));
}

function limited(c: C, retryAfterSeconds: number): never {
  logEvent(c, "login_limited");
  throw new Refused("rate_limited", { retryAfterSeconds });
}

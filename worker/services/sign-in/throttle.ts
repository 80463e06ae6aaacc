import { createHash } from "node:crypto";
import type { Context } from "hono";
import { secondsUntil } from "#shared/counting/counting";
import { counted } from "#shared/counting/limits";
import { clientNetwork } from "#auth/client-network";
import { hashing, passwordMatches } from "#auth/passwords";
import { pseudonym } from "#auth/pseudonym";
import { database } from "#db/database";
import { countFailure, forgetFailures, lockedUntil, takeBackFailure, type Count } from "#db/people/login-failures";
import type { AppEnv } from "../request/app-env";
import { logEvent } from "./security-log";
import { Refused } from "../request/refused";

type C = Context<AppEnv>;
type Claim = {
  email: string;
  password: string;
  /** What is stored for this address; undefined when nobody has it. */
  stored: string | undefined;
  /** Nobody could tell the caller from a program. */
  isUnchecked?: boolean;
  /** The device's name in the table, where the account has signed in from it before: it waits for its own failures alone. */
  device?: string | undefined;
  /** Called when this wrong password is the one after which the account waits. */
  whenItWaits?: () => void;
};

/**
 * Whether the password is right, slowed by wrong ones: by account (also of addresses nobody has, so that both look alike)
 * and by client. Throws `rate_limited` where one of them has to wait, before anything is hashed, and `QueueFull` where too
 * many wait for that.
 */
export async function passwordIsRight(
  c: C,
  { email, password, stored, isUnchecked = false, device, whenItWaits }: Claim,
) {
  const { account: limits, client } = isUnchecked ? counted.uncheckedPassword : counted.password;
  const account = { key: device ? keyOf("device", device) : accountKey(email), limits };
  if (device) return judged(c, { password, stored }, [account]);
  return judged(c, { password, stored, whenItWaits }, [account, { key: clientKey(c), limits: client }]);
}

/**
 * Whether somebody who is signed in knows the account's password. Counted by itself: others' wrong passwords keep nobody from
 * this, and a stolen token is no way to try many.
 */
export const ownPasswordIsRight = (
  c: C,
  { id, passwordHash }: { id: string; passwordHash: string },
  password: string,
) => judged(c, { password, stored: passwordHash }, [{ key: keyOf("own", id), limits: counted.ownPassword.account }]);

type Tried = Pick<Claim, "password" | "stored" | "whenItWaits">;

async function judged(c: C, { password, stored, whenItWaits }: Tried, counts: readonly [Count, ...Count[]]) {
  const db = database(c.env.DB);
  const network = clientOf(c);
  hashing.refuseIfFull(network);
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, counts, Date.now()));
  await refuseLocked();
  const isRight = await passwordMatches(password, stored, { network, mayStill: refuseLocked });
  if (isRight) {
    // Parallel tries may have locked it while this one was computed.
    await refuseLocked();
    await forgetFailures(db, counts[0].key, Date.now());
    return true;
  }
  const until = await countFailure(db, counts, Date.now());
  if (until === null) await refuseLocked();
  else if (until > 0) whenItWaits?.();
  logEvent(c, "login_failed");
  return false;
}

/**
 * A code that somebody signed in tries. The try counts for the account before it is known to be right, so that many at once
 * are no way around; `takeBackCodeTry` takes this one back. Wrong ones before it stay counted: everybody has a right code of
 * the own, to type between guesses.
 */
export async function countCodeTry(c: C): Promise<void> {
  const db = database(c.env.DB);
  const counts = codeCounts(c);
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, counts, Date.now()));
  await refuseLocked();
  if ((await countFailure(db, [counts[0]], Date.now())) === null) await refuseLocked();
}

/** The code was wrong: its client has one more. A class that types right ones at the same time has none. */
export const countWrongCode = (c: C) => countFailure(database(c.env.DB), [codeCounts(c)[1]], Date.now());

export const takeBackCodeTry = (c: C) => takeBackFailure(database(c.env.DB), codeCounts(c)[0].key, Date.now());

const codeCounts = (c: C) =>
  [
    { key: keyOf("code", c.get("user").id), limits: counted.code.account },
    { key: pseudonym(c.env, `codes of ${clientOf(c)}`), limits: counted.code.client },
  ] as const satisfies readonly Count[];

/** True once a day: an account's owner who was told of wrong passwords is not told of each. */
export const isFirstNotice = async (c: C, userId: string): Promise<boolean> =>
  (await countFailure(
    database(c.env.DB),
    [{ key: keyOf("told", userId), limits: counted.notice.account }],
    Date.now(),
  )) !== null;

/** The names in the table of failures are hashes: it tells no address. */
export const accountKey = (email: string): string => keyOf("login", email);

/** Something a person does a few times an hour. */
export async function countDeed(c: C, kind: Deed): Promise<void> {
  const db = database(c.env.DB);
  const count: Count = { key: keyOf(kind, c.get("user").id), limits: counted[kind].account };
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, [count], Date.now()), "deed_limited");
  await refuseLocked();
  if ((await countFailure(db, [count], Date.now())) === null) await refuseLocked();
}

type Deed = "publish" | "report" | "address";

const keyOf = (kind: "login" | "device" | "own" | "code" | "told" | Deed, name: string): string =>
  createHash("sha256").update(`${kind}:${name}`).digest("hex");

/** There are so few addresses that a hash alone would tell them. */
export const clientKey = (c: C): string => pseudonym(c.env, `client:${clientOf(c)}`);

/** What the platform says, never what a client may write: X-Forwarded-For counts nowhere. */
export const addressOf = (c: C): string => c.req.header("cf-connecting-ip") ?? "local";

/** What every limit for a client counts by. */
export const clientOf = (c: C): string => clientNetwork(addressOf(c));

/** Stands for the caller's network in a room or a homework, which need not know an address. */
export const networkOf = (c: C): string => pseudonym(c.env, clientOf(c));

function refuseUntil(c: C, until: number, event: "login_limited" | "deed_limited" = "login_limited"): void {
  if (until === 0) return;
  logEvent(c, event);
  throw new Refused("rate_limited", { retryAfterSeconds: secondsUntil(until, Date.now()) });
}

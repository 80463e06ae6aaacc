import { createHash } from "node:crypto";
import { secondsUntil } from "#shared/counting/counting";
import { countingRules, type Limit } from "#shared/counting/limits";
import { remembered } from "#shared/remembered";
import { clientLine, clientNetwork, linesIn } from "#auth/client-network";
import { hashing, passwordMatches } from "#auth/passwords";
import { pseudonym } from "#auth/pseudonym";
import type { UserRow } from "#db/people/users";
import {
  countFailure,
  forgetFailures,
  lastOf,
  lockedUntil,
  locksOf,
  takeBackFailure,
  type Count,
} from "#db/people/login-failures";
import type { AppContext } from "../request/app-env";
import { logEvent } from "./security-log";
import { Refused } from "../request/refused";

type Claim = {
  email: string;
  password: string;
  /** The hash stored for this address; undefined if nobody has the address. */
  stored: string | undefined;
  /** True if the caller could not be checked for being a person. */
  isUnchecked?: boolean;
  /** The device's name in the table if the account has signed in from it before: then only its own failures slow it. */
  device?: string | undefined;
  /** Called if this wrong password is the one that makes the account wait. */
  whenItWaits?: () => void;
};

/**
 * Checks the password, slowed by wrong ones: by account (also for unknown addresses, so that both look alike) and by client,
 * or by both together while the client has to wait. Throws `rate_limited` before anything is hashed if one of them has to wait,
 * and `QueueFull` if too many calls wait for hashing.
 */
export async function passwordIsRight(
  c: AppContext,
  { email, password, stored, isUnchecked = false, device, whenItWaits }: Claim,
) {
  const {
    account: limits,
    client,
    accountOnClient,
  } = isUnchecked ? countingRules.uncheckedPassword : countingRules.password;
  const account = accountKey(email);
  if (device) return judged(c, { account, password, stored }, { key: keyOf("device", device), limits });
  const ofClient = { key: clientKey(c), limits: limitsFor(c, client) };
  const whileLocked = { key: keyOf("accountOnClient", `${account} ${ofClient.key}`), limits: accountOnClient };
  const tried = { account, password, stored, whenItWaits };
  return judged(c, tried, { key: account, limits }, { ofClient, whileLocked });
}

/**
 * Checks the password of a signed-in user. Counted separately: other people's wrong passwords do not block it, and a stolen
 * token is no way to try many.
 */
export function ownPasswordIsRight(c: AppContext, { email, id, passwordHash: stored }: UserRow, password: string) {
  const count = { key: keyOf("own", id), limits: countingRules.ownPassword.account };
  return judged(c, { account: accountKey(email), password, stored }, count);
}

type Tried = Pick<Claim, "password" | "stored" | "whenItWaits"> & { readonly account: string };

async function judged(
  c: AppContext,
  { account, password, stored, whenItWaits }: Tried,
  own: Count,
  client?: { readonly ofClient: Count; readonly whileLocked: Count },
) {
  const db = c.get("db");
  const caller = inQueue(c, account);
  hashing.refuseIfFull(caller);
  const locks = await locksOf(db, [own, ...(client ? Object.values(client) : [])], Date.now());
  const isBeyondLimit = client !== undefined && lastOf(locks, [client.ofClient]) > 0;
  const counts = client ? ([own, isBeyondLimit ? client.whileLocked : client.ofClient] as const) : ([own] as const);
  refuseUntil(c, lastOf(locks, counts));
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, counts, Date.now()));
  const isRight = await passwordMatches(password, stored, { ...caller, isBeyondLimit, mayStill: refuseLocked });
  if (isRight) {
    // Parallel attempts may have locked it while this one was computed.
    await refuseLocked();
    await forgetFailures(db, own.key, Date.now());
    return true;
  }
  const until = await countFailure(db, counts, Date.now());
  if (until === null) await refuseLocked();
  else if (until > 0) whenItWaits?.();
  logEvent(c, "login_failed");
  return false;
}

/**
 * Counts an attempt at a code by a signed-in user. It counts before the code is known to be right, so that parallel attempts
 * cannot get around the limit; `takeBackCodeTry` takes this one back. Earlier wrong ones stay counted: everybody has a right
 * code to type between guesses.
 */
export async function countCodeTry(c: AppContext): Promise<void> {
  const db = c.get("db");
  const counts = codeCounts(c);
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, counts, Date.now()));
  await refuseLocked();
  if ((await countFailure(db, [counts[0]], Date.now())) === null) await refuseLocked();
}

/** Counts a wrong code for its client. A class that types right codes at the same time has none. */
export const countWrongCode = (c: AppContext) => countFailure(c.get("db"), [codeCounts(c)[1]], Date.now());

export const takeBackCodeTry = (c: AppContext) => takeBackFailure(c.get("db"), codeCounts(c)[0].key, Date.now());

const codeCounts = (c: AppContext) =>
  [
    { key: keyOf("code", c.get("user").id), limits: countingRules.code.account },
    { key: pseudonym(c.env, `codes of ${clientOf(c)}`), limits: limitsFor(c, countingRules.code.client) },
  ] as const satisfies readonly Count[];

/** True once a day: the owner of an account is not notified of every wrong password. */
export const isFirstNotice = async (c: AppContext, userId: string): Promise<boolean> =>
  (await countFailure(
    c.get("db"),
    [{ key: keyOf("told", userId), limits: countingRules.notice.account }],
    Date.now(),
  )) !== null;

/** True for one approval too many that this administrator takes at once. */
export const isOneOfMany = async (c: AppContext): Promise<boolean> =>
  (await countFailure(
    c.get("db"),
    [{ key: keyOf("withdrawal", c.get("user").id), limits: countingRules.withdrawal.account }],
    Date.now(),
  )) === null;

/** The deployment names this network in `SCHOOL_NETWORKS`: it may make ten times as many mistakes as another client. */
export const isNamedSchool = (c: AppContext): boolean =>
  linesIn(c.env.SCHOOL_NETWORKS).includes(clientLine(addressOf(c)));
const schoolsShare = 10;

const limitsFor = (c: AppContext, limits: readonly Limit[]): readonly Limit[] =>
  isNamedSchool(c) ? limits.map(({ most, withinMs }) => ({ most: most * schoolsShare, withinMs })) : limits;

/** Keys in the table of failures are hashes: the table reveals no address. */
export const accountKey = (email: string): string => keyOf("login", email);

/** Counts an action that a person takes a few times an hour. */
export async function countDeed(c: AppContext, kind: Deed): Promise<void> {
  const db = c.get("db");
  const count: Count = { key: keyOf(kind, c.get("user").id), limits: countingRules[kind].account };
  const refuseLocked = async () => refuseUntil(c, await lockedUntil(db, [count], Date.now()), "deed_limited");
  await refuseLocked();
  if ((await countFailure(db, [count], Date.now())) === null) await refuseLocked();
}

type Deed = "publish" | "report" | "address";

const keyOf = (
  kind: "login" | "accountOnClient" | "device" | "own" | "code" | "told" | "withdrawal" | Deed,
  name: string,
): string => createHash("sha256").update(`${kind}:${name}`).digest("hex");

/** A plain hash would reveal the address, because there are so few addresses. */
export const clientKey = (c: AppContext): string => pseudonym(c.env, `client:${clientOf(c)}`);

/** The same for mails, of which a deployment has few: a line does not send more of them by changing its address. */
export const lineKey = (c: AppContext): string => pseudonym(c.env, `line:${clientLine(addressOf(c))}`);

/** The address according to the platform, never one that a client can write: X-Forwarded-For is ignored. */
export const addressOf = (c: AppContext): string => c.req.header("cf-connecting-ip") ?? "local";

/** The caller in the queue for hashing; without an account one who registers. */
export const inQueue = (c: AppContext, account?: string) => ({ line: clientLine(addressOf(c)), account });

/** The key by which most limits count clients. */
export const clientOf = (c: AppContext): string => clientNetwork(addressOf(c));

/** Stands for the caller's network in a room or a homework, which need not know an address. */
export const networkOf = (c: AppContext): string => nameOfNetwork(c.env.JWT_SECRET, clientOf(c));
const nameOfNetwork = remembered((JWT_SECRET, network) => pseudonym({ JWT_SECRET }, network));

/** Counts by one of the platform's own limiters. Their figures are fixed, so a named school's calls are dealt to several keys. */
export async function countByPlatform(c: AppContext, limiter: PlatformLimiter, key = keyOfClient(c)): Promise<void> {
  const { success } = await c.env[limiter].limit({ key });
  if (!success) throw new Refused("rate_limited", { retryAfterSeconds: 60 });
}
const keyOfClient = (c: AppContext): string =>
  isNamedSchool(c) ? `${clientOf(c)} ${Math.floor(Math.random() * schoolsShare)}` : clientOf(c);
type PlatformLimiter = "MISS_LIMITER" | "TOKEN_LIMITER" | "LIBRARY_LIMITER" | "LIBRARY_GUEST_LIMITER";

function refuseUntil(c: AppContext, until: number, event: "login_limited" | "deed_limited" = "login_limited"): void {
  if (until === 0) return;
  logEvent(c, event);
  throw new Refused("rate_limited", { retryAfterSeconds: secondsUntil(until, Date.now()) });
}

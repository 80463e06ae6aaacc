import { hash } from "node:crypto";
import { secondsUntil } from "#shared/counting/counting";
import { countingRules, type Limit } from "#shared/counting/limits";
import { remembered } from "#shared/remembered";
import { auditDays } from "../upkeep/retention";
import { clientLine, clientNetwork, linesIn } from "#auth/client-network";
import { hashing, passwordMatches } from "#auth/passwords";
import { pseudonym } from "#auth/pseudonym";
import { networkOnLine } from "#objects/lifecycle/networks";
import {
  countFailure,
  counting,
  forgetFailures,
  lastOf,
  lockedUntil,
  locksOf,
  unlocked,
  type Lock,
  type Count,
} from "#db/people/login-failures";
import type { AppContext } from "../request/app-env";
import type { Built } from "../request/call-database";
import type { Claimed } from "./claimed-account";
import { logEvent } from "./security-log";
import { Refused } from "../request/refused";

type Password = {
  readonly password: string;
  /** The hash stored for this address; undefined if nobody has the address. */
  readonly stored: string | undefined;
  /** True if the caller could not be checked for being a person. */
  readonly isUnchecked?: boolean;
  /** Called if this wrong password is the one that makes the account wait. */
  readonly whenItWaits?: () => void;
};

/** Keys that wrong passwords for an address are counted by. */
export function passwordKeys(c: AppContext, email: string, deviceSecret: string) {
  const [account, client] = [accountKey(email), clientKey(c)];
  const accountOnClient = keyOf("accountOnClient", `${account} ${client}`);
  return { account, client, accountOnClient, device: keyOf("device", `${email}:${deviceSecret}`) };
}

/**
 * Checks the password, slowed by wrong ones: by account (also for unknown addresses, so that both look alike) and by client,
 * or by both together while the client has to wait. A device that the account has signed in from before is slowed by its own alone.
 * Throws `rate_limited` before anything is hashed if one of them has to wait, and `QueueFull` if too many calls wait for hashing.
 */
export function passwordIsRight(c: AppContext, { keys, isKnownDevice, locks }: Claimed, tried: Password) {
  const { account: limits, ...ofClients } = tried.isUnchecked
    ? countingRules.uncheckedPassword
    : countingRules.password;
  const { account } = keys;
  if (isKnownDevice) {
    return judged(c, { ...tried, whenItWaits: undefined, account }, [{ key: keys.device, limits }], locks);
  }
  const ofClient = { key: keys.client, limits: limitsFor(c, ofClients.client) };
  const isBeyondLimit = lastOf(locks, [ofClient]) > 0;
  const whileLocked = { key: keys.accountOnClient, limits: ofClients.accountOnClient };
  const counts = [{ key: account, limits }, isBeyondLimit ? whileLocked : ofClient] as const;
  return judged(c, { ...tried, account, isBeyondLimit }, counts, locks);
}

/**
 * Checks the password of the signed-in user. Counted separately: other people's wrong passwords do not block it, and a stolen
 * token is no way to try many. Right ones are counted too, since each of them is hashed.
 */
export async function ownPasswordIsRight(c: AppContext, password: string, mayTry?: Promise<void>) {
  const { id } = c.get("user");
  const wrong = { key: keyOf("own", id), limits: countingRules.ownPassword.account };
  const right = { key: keyOf("ownRight", id), limits: countingRules.ownPassword.rightOfAccount };
  const locked = locksOf(c.get("db"), [wrong.key, right.key], Date.now()).all();
  const [own, locks] = await Promise.all([c.get("checked"), locked, mayTry]);
  const tried = { account: accountKey(own.email), password, stored: own.passwordHash, right };
  return judged(c, tried, [wrong], locks);
}

type Tried = Pick<Password, "password" | "stored"> & {
  readonly account: string;
  readonly whenItWaits?: (() => void) | undefined;
  readonly isBeyondLimit?: boolean;
  /** Counts the password if it is right. */
  readonly right?: Count;
};

async function judged(
  c: AppContext,
  { account, password, stored, whenItWaits, isBeyondLimit, right }: Tried,
  counts: readonly [Count, ...Count[]],
  locks: readonly Lock[],
) {
  const db = c.get("db");
  const caller = inQueue(c, account);
  hashing.refuseIfFull(caller);
  const all = right ? [...counts, right] : counts;
  refuseUntil(c, lastOf(locks, all));
  const mayStill = () => refuseLocked(c, all);
  if (await passwordMatches(password, stored, { ...caller, isBeyondLimit, mayStill })) {
    // Parallel attempts may have locked it while this one was computed.
    const counted = right ? [counting(db, right, Date.now())] : [];
    onlyUnlocked(c, all, [forgetFailures(db, counts[0].key, Date.now()), ...counted]);
    return true;
  }
  const waitsUntil = await countFailure(db, counts, Date.now());
  if (waitsUntil === null) await refuseLocked(c, counts);
  else if (waitsUntil > 0) whenItWaits?.();
  logEvent(c, "login_failed");
  return false;
}

/**
 * Refuses a code by a signed-in user who has typed too many wrong ones: in the transaction of what the call writes, so that
 * parallel attempts cannot get around the limit. Wrong codes of others on the line never refuse a right one.
 */
export function refuseCodes(c: AppContext): void {
  const counts = codesOfAccount(c);
  if (counts.length > 0) onlyUnlocked(c, counts);
}

/** Counts a wrong code for its account, and one that does not exist for its line: such codes wait, and right ones do not. */
export async function countCode(c: AppContext, isUnknown: boolean): Promise<void> {
  const ofLine = {
    key: pseudonym(c.env, `codes of ${clientLine(addressOf(c))}`),
    limits: limitsFor(c, countingRules.code.line),
  };
  const [first, ...more] = [...codesOfAccount(c), ...(isUnknown ? [ofLine] : [])];
  if (!first) return;
  logEvent(c, "code_failed");
  if ((await countFailure(c.get("db"), [first, ...more], Date.now())) === null) await refuseLocked(c, [first, ...more]);
}

/** Wrong codes of the caller's account; a board types codes without one. */
const codesOfAccount = (c: AppContext): readonly Count[] => {
  const user = c.get("user") as { readonly id: string } | undefined;
  return user ? [{ key: keyOf("code", user.id), limits: countingRules.code.account }] : [];
};

type Limited = "login_limited" | "deed_limited";

/** Lets the call write only while none of these is locked, beginning with its next write and these statements in it. */
function onlyUnlocked(
  c: AppContext,
  counts: readonly Count[],
  statements: readonly Built[] = [],
  event?: Limited,
): void {
  const now = Date.now();
  const refuse = () => refuseLocked(c, counts, now, event);
  void c.get("asked").carry([unlocked(c.get("db"), counts, now), ...statements], refuse);
}

async function refuseLocked(c: AppContext, counts: readonly Count[], now = Date.now(), event?: Limited): Promise<void> {
  refuseUntil(c, await lockedUntil(c.get("db"), counts, now), event);
}

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

/** The mailbox of an address, which may have others with something after a "+". */
export const mailboxOf = (email: string): string => email.replace(/\+.*@/, "@");
export const usedMailbox = (c: AppContext, email: string) => ({
  key: keyOf("mailbox", mailboxOf(email)),
  until: Date.now() + auditDays(c.env) * 86_400_000,
});

/** Counts an action that a person takes a few times an hour, in the transaction of what the call writes. */
export function countDeed(c: AppContext, kind: Deed): void {
  const count: Count = { key: keyOf(kind, c.get("user").id), limits: countingRules[kind].account };
  onlyUnlocked(c, [count], [counting(c.get("db"), count, Date.now())], "deed_limited");
}

type Deed = "publish" | "report" | "address";

const keyOf = (
  kind: "login" | "accountOnClient" | "device" | "own" | "ownRight" | "code" | "told" | "withdrawal" | "mailbox" | Deed,
  name: string,
): string => hash("sha256", `${kind}:${name}`);

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

/** Stands for the caller's network and line in a room or a homework, which need not know an address. */
export const networkOf = (c: AppContext): string =>
  networkOnLine(
    nameOfNetwork(c.env.JWT_SECRET, clientOf(c)),
    nameOfNetwork(c.env.JWT_SECRET, clientLine(addressOf(c))),
  );
const nameOfNetwork = remembered((JWT_SECRET, network) => pseudonym({ JWT_SECRET }, network));

/** Counts by one of the platform's own limiters. Their figures are fixed, so a named school's calls are dealt to several keys. */
export async function countByPlatform(c: AppContext, limiter: PlatformLimiter, key = keyOfClient(c)): Promise<void> {
  const { success } = await c.env[limiter].limit({ key });
  if (!success) throw new Refused("rate_limited", { retryAfterSeconds: 60 });
}
const keyOfClient = (c: AppContext, client = clientOf(c)): string =>
  isNamedSchool(c) ? `${client} ${Math.floor(Math.random() * schoolsShare)}` : client;

/** Counts something unknown by the line: six digits are few, and somebody with a /48 has 65,536 networks to guess from. */
export const countMiss = (c: AppContext, what: "" | "token " = ""): Promise<void> =>
  countByPlatform(c, "MISS_LIMITER", what + keyOfClient(c, clientLine(addressOf(c))));

/** Counts a look for which all results of games are read. */
export const countResults = (c: AppContext, userId: string): Promise<void> =>
  countByPlatform(c, "RESULTS_LIMITER", userId);

type PlatformLimiter =
  | "MISS_LIMITER"
  | "RESULTS_LIMITER"
  | "TOKEN_LIMITER"
  | "LIBRARY_LIMITER"
  | "LIBRARY_GUEST_LIMITER";

function refuseUntil(c: AppContext, until: number, event: Limited = "login_limited"): void {
  if (until === 0) return;
  logEvent(c, event);
  throw new Refused("rate_limited", { retryAfterSeconds: secondsUntil(until, Date.now()) });
}

import { sql, type SQL } from "drizzle-orm";
import { countingRules, type Limit } from "#shared/counting/limits";
import type { Database } from "./database";
import type { mails } from "./schema/mails";

const DAY = 24 * 3_600_000;
/** Mails that may wait by one rule for all clients together; one client's may be as many as it may send in an hour. */
const mostHeld = 5_000;
/** Mails of a client in a day that may take from the sixth of a share. */
const fewMails = 5;
/** Held mails of a client that go out in one run, so that no client takes what a day has left. */
const mostInARun = 50;

/** A rule by which mails wait. */
export type Rule = Exclude<typeof mails.$inferSelect.held, "">;

/**
 * The one that a mail is counted by: the client that asked for it without being signed in, or for a notice (`mailbox`) its
 * address.
 */
export type Asker = { readonly rule: Exclude<Rule, "invitation">; readonly clientKey: string };

/** Client key of all invitations, which administrators cause: only the day holds them back, and it counts them by themselves. */
export const invitationsKey = "invitations";

/** Data that mail limits count by. */
export type Counted = {
  /** The address with the sort of mail. */
  readonly recipientKey: string;
  readonly now: number;
  readonly asker: Asker;
  /** The deployment's daily limit. */
  readonly perDay: number;
};

/** Limits of a mail: below `address` it is written, below `client` and `day` it goes out at once, below `queue` it may wait. */
type Caps = Readonly<Record<"address" | "client" | "day" | "queue", SQL>>;

/**
 * Conditions for the statement that writes a mail, so that parallel calls cannot exceed a limit together. Sorts of mail to one
 * address are counted separately, and of each also those of one client: strangers' requests block neither a notice nor the
 * owner's own link, and no sort of notice blocks another.
 */
export function capsOf({ recipientKey, asker, perDay, now }: Counted): Caps {
  const { rule, clientKey } = asker;
  const toThem = sql`recipient_key = ${recipientKey} AND`;
  const fromOne = sql`${toThem} client_key = ${clientKey} AND`;
  const { address, client } = countingRules.mailbox;
  const [hour, day] = countingRules[rule].client;
  const isFirst = left(fromOne, { most: 1, withinMs: DAY }, now);
  const again = sql`max(${isFirst}, ${leftOf(toThem, exceptFirst(address), now)})`;
  return {
    address:
      rule === "mailbox"
        ? sql`1`
        : sql`min(${leftOf(toThem, address, now)}, ${leftOf(fromOne, client, now)}, ${again}) > 0`,
    client: sql`${leftFor(asker, now)} > 0`,
    day: sql`${leftToday(asker, perDay, now)} > 0`,
    queue: sql`(SELECT count(*) FROM mails WHERE held = ${rule} AND ${isOfLine(asker)}) < ${(rule === "mailbox" ? day : hour).most}
      AND (SELECT count(*) FROM mails WHERE held = ${rule}) < ${mostHeld}`,
  };
}

/** The limits that leave room, 1 for each that does. */
export type Reached = Readonly<Record<keyof Caps, number>>;

/** Statement for the batch that writes the mail: reads which limits leave room, 1 for each that does. */
export function readCaps(db: Database, counted: Counted) {
  const caps = capsOf(counted);
  const hasRoom = (cap: keyof Caps) => sql<number>`(${caps[cap]})`.as(cap);
  const all = { address: hasRoom("address"), client: hasRoom("client"), day: hasRoom("day"), queue: hasRoom("queue") };
  return db.select(all).from(sql`(SELECT 1)`);
}

/** Number of mails of this client, held by this rule, that may go out in this run. */
export function mayGoOut(rule: Rule, clientKey: string, perDay: number, now: number): SQL {
  const invited = sql`client_key = ${invitationsKey} AND held = '' AND`;
  if (rule === "invitation") return sql`max(0, ${left(invited, { most: invitationsOf(perDay), withinMs: DAY }, now)})`;
  const asker = { rule, clientKey };
  return sql`max(0, min(${mostInARun}, ${leftFor(asker, now)}, ${leftToday(asker, perDay, now)}))`;
}

/** Mails of a row's client that went out within a day. */
export const sentOfClient = (now: number) =>
  sql`(SELECT count(*) FROM mails AS sent
    WHERE sent.client_key = mails.client_key AND sent.held = '' AND sent.created_at > ${now - DAY})`;

const schoolsMark = " of schools";
/** Key of a client's mails to addresses of named schools: the limit of an hour neither counts them nor holds them back. */
export const ofSchools = (clientKey: string) => `${clientKey}${schoolsMark}`;

/** Mails of the asker's client to any addresses. */
function isOfLine({ clientKey }: Asker): SQL {
  const line = clientKey.replace(schoolsMark, "");
  return sql`client_key IN (${line}, ${ofSchools(line)})`;
}

function leftFor(asker: Asker, now: number): SQL {
  const [hour, day] = countingRules[asker.rule].client;
  const today = left(sql`${isOfLine(asker)} AND held = '' AND`, day, now);
  if (asker.clientKey.endsWith(schoolsMark)) return today;
  return sql`min(${today}, ${left(sql`client_key = ${asker.clientKey} AND held = '' AND`, hour, now)})`;
}

/** A sixth of the day's mails is for invitations alone. */
const invitationsOf = (perDay: number) => Math.max(1, Math.floor(perDay / 6));

/**
 * Counts what people ask for: notices go out whatever their number, and hold nobody else's mail back. Invitations have a share of
 * their own. Registrations use half of the day's mails at most: owners of accounts get a link to a new password even after a day
 * of many registrations. A sixth of each share is for clients of whom few mails went out: a few lines with many hold nobody back.
 */
function leftToday(asker: Asker, perDay: number, now: number): SQL {
  if (asker.rule === "mailbox") return sql`${mostHeld}`;
  const most = asker.rule === "registration" ? Math.ceil(perDay / 2) : Math.max(1, perDay - invitationsOf(perDay));
  const today = (limit: number) => left(sql`held = '' AND kind <> 'notice' AND`, { most: limit, withinMs: DAY }, now);
  const few = left(sql`${isOfLine(asker)} AND held = '' AND`, { most: fewMails, withinMs: DAY }, now);
  return sql`max(${today(Math.ceil((most * 5) / 6))}, min(${today(most)}, ${few}))`;
}

/** A third of the mails to an address is for the first that a client asks for in a day: a few lines keep no owner's own away. */
const exceptFirst = ([hour, day]: Pair): Pair => [
  { ...hour, most: (hour.most * 2) / 3 },
  { ...day, most: (day.most * 2) / 3 },
];

type Pair = readonly [Limit, Limit];
const leftOf = (key: SQL, [hour, day]: Pair, now: number) => sql`min(${left(key, hour, now)}, ${left(key, day, now)})`;

const left = (key: SQL, { most, withinMs }: Limit, now: number) =>
  sql`(${most} - (SELECT count(*) FROM mails WHERE ${key} created_at > ${now - withinMs}))`;

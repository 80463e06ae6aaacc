import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const hourlyToOneAddress = 5;
const hourlyFromOneClient = 60;

/** What a mail is counted by. */
export type Counted = {
  recipientKey: string;
  now: number;
  /** Who asked for it without being signed in, and how many mails this deployment sends a day; absent for a notice. */
  asked?: { clientKey: string; perDay: number } | undefined;
};
type Cap = "address" | "client" | "day";

/** For the statement that writes a mail, so that of many at once none looks before another has counted. */
export const isBelowCaps = (mail: Counted): SQL => sql.join(Object.values(caps(mail)), sql` AND `);

/** Which of them are reached: for the operator, when a mail was not written. */
export async function reachedCaps(db: Database, mail: Counted): Promise<Cap[]> {
  const all = Object.entries(caps(mail)) as [Cap, SQL][];
  const columns = all.map(([cap, isBelow]) => sql`${isBelow} AS ${sql.identifier(cap)}`);
  const row = await db.get<Record<Cap, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return all.flatMap(([cap]) => (row[cap] === 0 ? [cap] : []));
}

/**
 * To one address what is asked for and notices are counted apart: strangers who ask must not keep a notice from its reader, nor
 * somebody who signs in with a stolen password and so causes notices the link to a new one.
 */
function caps({ recipientKey, now, asked }: Counted): Partial<Record<Cap, SQL>> {
  const kind = asked ? "asked" : "notice";
  const toThem = sql`recipient_key = ${recipientKey} AND kind = ${kind} AND`;
  const address = sql`${mailsOf(toThem, now - HOUR)} < ${hourlyToOneAddress}`;
  if (!asked) return { address };
  const fromThem = sql`client_key = ${asked.clientKey} AND`;
  return {
    address,
    client: sql`${mailsOf(fromThem, now - HOUR)} < ${hourlyFromOneClient}`,
    day: sql`${mailsOf(sql``, now - DAY)} < ${asked.perDay}`,
  };
}

const mailsOf = (key: SQL, since: number) => sql`(SELECT count(*) FROM mails WHERE ${key} created_at > ${since})`;

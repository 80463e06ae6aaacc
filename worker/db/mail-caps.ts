import { sql, type SQL } from "drizzle-orm";
import { countingRules, type Limit } from "#shared/counting/limits";
import type { Database } from "./database";
import type { mails } from "./schema/mails";

const DAY = 24 * 3_600_000;

/** Data that mail limits count by. */
export type Counted = {
  recipientKey: string;
  kind: MailKind;
  now: number;
  /** Client that asked for the mail without being signed in, and the day's mails for its kind; absent for a notice. */
  asked?: { clientKey: string; perDay: number } | undefined;
};
type MailKind = typeof mails.$inferSelect.kind;
type Cap = "address" | "client" | "day";

/**
 * Condition for the statement that writes a mail, so that parallel calls cannot exceed a limit together. It only says whether a
 * mail may go out now: an outbox that keeps the others asks it again later, about the same day and the same share.
 */
export const isBelowCaps = (mail: Counted): SQL => sql.join(Object.values(caps(mail)), sql` AND `);

/** Names the limits that are reached: for the operator, when a mail was not written. */
export async function reachedCaps(db: Database, mail: Counted): Promise<Cap[]> {
  const all = Object.entries(caps(mail)) as [Cap, SQL][];
  const columns = all.map(([cap, isBelow]) => sql`${isBelow} AS ${sql.identifier(cap)}`);
  const row = await db.get<Record<Cap, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return all.flatMap(([cap]) => (row[cap] === 0 ? [cap] : []));
}

/**
 * Limits of a mail. Kinds of mail to one address are counted separately: strangers' requests must not block a notice, and
 * neither registrations with somebody's address nor notices caused by a stolen password may block the link to a new one.
 */
function caps({ recipientKey, kind, now, asked }: Counted): Partial<Record<Cap, SQL>> {
  const toThem = sql`recipient_key = ${recipientKey} AND kind = ${kind} AND`;
  const address = isBelow(toThem, countingRules.mailbox.address[0], now);
  if (!asked) return { address };
  const fromThem = sql`client_key = ${asked.clientKey} AND`;
  return {
    address,
    client: sql.join(
      countingRules.mail.client.map((limit) => isBelow(fromThem, limit, now)),
      sql` AND `,
    ),
    day: isBelow(sql``, { most: asked.perDay, withinMs: DAY }, now),
  };
}

const isBelow = (key: SQL, { most, withinMs }: Limit, now: number) =>
  sql`(SELECT count(*) FROM mails WHERE ${key} created_at > ${now - withinMs}) < ${most}`;

import { and, asc, count, eq, inArray, isNull, lt, notInArray, sql, type SQL } from "drizzle-orm";
import type { UnsentMail } from "#protocol/http/replies/people";
import type { WorkedOffPage, WorkedOffQuery } from "#protocol/http/page";
import { behind, nextAfter } from "./after";
import type { Database } from "./database";
import type { MailRow } from "./mails";
import { mails } from "./schema/mails";

const isUnsent = isNull(mails.sentAt);
const refusals = ["no_address", "not_accepted"] as const;

type Wanted = WorkedOffQuery & { readonly state?: UnsentMail["state"] | undefined };

const conditions = {
  waiting: notInArray(mails.reason, [...refusals]),
  failed: inArray(mails.reason, [...refusals]),
} satisfies Record<UnsentMail["state"], SQL>;

/** Lists a page of mails that have not gone out, the longest wait first; `q` searches addresses. */
export async function unsentMails(
  db: Database,
  { q, page, page_size, after, state }: Wanted,
): Promise<WorkedOffPage<UnsentMail>> {
  const number = sql<number>`${mails}.rowid`;
  const wanted = and(
    isUnsent,
    state && conditions[state],
    q === "" ? undefined : sql`instr(${mails.to}, lower(${q})) > 0`,
  );
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(mails).where(wanted),
    db
      .select({ mail: mails, number })
      .from(mails)
      .where(and(wanted, behind(after, sql`${mails.createdAt}`, number, "up")))
      .orderBy(asc(mails.createdAt), asc(number))
      .limit(page_size + 1)
      .offset(after === undefined ? (page - 1) * page_size : 0),
  ]);
  const next = nextAfter(rows, page_size, ({ mail, number }) => ({ moment: mail.createdAt, number }));
  const items = rows.slice(0, page_size).map(({ mail }) => unsentMail(mail));
  return { items, total: counted?.total ?? 0, page, page_size, next };
}

const unsentMail = ({ id, to, subject, kind, createdAt, reason, requestId }: MailRow): UnsentMail => ({
  id,
  to,
  subject,
  kind,
  at: createdAt,
  state: reason === "no_address" || reason === "not_accepted" ? "failed" : "waiting",
  reason: reason === "" ? null : reason,
  request_id: requestId === "" ? null : requestId,
});

/** A mail that has been here for longer did not go out with its call. */
const soonMs = 60_000;

/** Number of mails that did not go out as they should, for an administrator's list of what waits. */
export const troubledMails = (db: Database, now: number) =>
  db
    .select({ number: count() })
    .from(mails)
    .where(and(isUnsent, lt(mails.createdAt, now - soonMs)));

/** Time of the oldest mail that may go out and has not; null if there is none. */
export const oldestUnsent = (db: Database) =>
  db
    .select({ at: sql<number | null>`min(${mails.createdAt})` })
    .from(mails)
    .where(and(isUnsent, eq(mails.held, "")));

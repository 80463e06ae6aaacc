import { and, asc, count, eq, inArray, isNull, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { UnsentMail } from "#protocol/http/replies/people";
import { mailRefusals, triedMs } from "#protocol/mail-refusals";
import type { WorkedOffPage, WorkedOffQuery } from "#protocol/http/page";
import { behind, nextAfter } from "./after";
import type { Database } from "./database";
import type { MailRow } from "./mails";
import { mails } from "./schema/mails";

const isUnsent = isNull(mails.sentAt);

type Wanted = WorkedOffQuery & { readonly state?: UnsentMail["state"] | undefined };

const conditions = {
  waiting: notInArray(mails.reason, [...mailRefusals]),
  failed: inArray(mails.reason, [...mailRefusals]),
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
  state: mailRefusals.some((one) => one === reason) ? "failed" : "waiting",
  reason: reason === "" ? null : reason,
  request_id: requestId === "" ? null : requestId,
});

/** Number of mails that need somebody: nobody has their address, or the mail service has not taken them for an hour. */
export const troubledMails = (db: Database, now: number) =>
  db
    .select({ number: count() })
    .from(mails)
    .where(and(isUnsent, eq(mails.held, ""), or(eq(mails.reason, "no_address"), lt(mails.createdAt, now - triedMs))));

/** Time of the oldest mail that may go out and has not; null if there is none. */
export const oldestUnsent = (db: Database) =>
  db
    .select({ at: sql<number | null>`min(${mails.createdAt})` })
    .from(mails)
    .where(and(isUnsent, eq(mails.held, "")));

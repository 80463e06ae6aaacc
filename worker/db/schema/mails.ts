import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mailRefusals } from "#protocol/mail-refusals";

/**
 * Mails not sent yet; in the local run also the inbox of sent ones. Elsewhere a sent mail leaves an empty row for a day, to be
 * counted.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: text("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
    /**
     * A mail with a link that somebody `asked` for, the word to an account that somebody else `tried` to use its address, a
     * `notice` about an account or an invitation.
     */
    kind: text("kind", { enum: ["asked", "tried", "notice"] })
      .notNull()
      .default("notice"),
    /** Recipient (with the sort of mail) and causer of the mail as pseudonyms: for counting, not for reading. */
    recipientKey: text("recipient_key").notNull().default(""),
    clientKey: text("client_key").notNull().default(""),
    /** Hash of the link in it: once that is dead, nobody needs the mail. */
    linkHash: text("link_hash"),
    /** The counting rule whose limit holds the mail back; empty once it may go out. */
    held: text("held", { enum: ["", "mail", "registration", "invitation", "mailbox"] })
      .notNull()
      .default(""),
    /** Reason it has not gone out: a limit, or the mail service's refusal. */
    reason: text("reason", { enum: ["", "hourly_limit", "daily_limit", ...mailRefusals] })
      .notNull()
      .default(""),
    /** The call that caused it, as the log names it. */
    requestId: text("request_id").notNull().default(""),
  },
  (t) => [
    index("mails_unsent").on(t.sentAt, t.nextTryAt),
    index("mails_to").on(t.to, t.createdAt),
    index("mails_recipient").on(t.recipientKey, t.kind, t.createdAt),
    index("mails_client").on(t.clientKey, t.createdAt),
    index("mails_created").on(t.createdAt),
    index("mails_held").on(t.held, t.clientKey, t.createdAt),
  ],
);

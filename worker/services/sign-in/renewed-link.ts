import { and, eq } from "drizzle-orm";
import { newMailToken, resetLink, verifyLink } from "#auth/mail-links";
import { newEntry, type Deed } from "#db/people/audit";
import { newResetLink } from "#db/people/mail-tokens";
import { renewLink, type Registration } from "#db/people/registrations";
import type { UserRow } from "#db/people/users";
import { users } from "#db/schema/people";
import { resetMail, verifyMail } from "#mail/texts";
import type { AppContext } from "../request/app-env";
import type { Letter } from "./mail";

/** A link by which the owner of an account sets a new password. With a deed, the record has it if the mail is written. */
export function resetLetter(c: AppContext, user: UserRow, deed?: Deed): Letter {
  const db = c.get("db");
  const { token, hash } = newMailToken();
  const link = { userId: user.id, hash, now: Date.now() };
  return {
    mail: resetMail(user, resetLink(c.env, token, user.role)),
    link: {
      hash,
      statements: (isWritten) => [
        ...newResetLink(db, link, isWritten),
        ...(deed ? [newEntry(db, deed, and(eq(users.id, deed.actor.id), isWritten))] : []),
      ],
    },
  };
}

/** Another link for a registration, whose earlier one ends; `email` corrects its address. */
export function renewedLetter(c: AppContext, waiting: Registration, email = waiting.email): Letter {
  const { token, hash } = newMailToken();
  const link = { hash, now: Date.now() };
  return {
    mail: verifyMail(email, verifyLink(c.env, token, waiting.role), waiting.role),
    link: { hash, statements: (isWritten) => [renewLink(c.get("db"), { ...waiting, email }, link, isWritten)] },
  };
}

import { newMailToken, verifyLink } from "#auth/mail-links";
import { renewLink, type Registration } from "#db/people/registrations";
import { verifyMail } from "#mail/texts";
import type { AppContext } from "../request/app-env";
import type { Letter } from "./mail";

/** Another link for a registration, whose earlier one ends; `email` corrects its address. */
export function renewedLetter(c: AppContext, waiting: Registration, email = waiting.email): Letter {
  const { token, hash } = newMailToken();
  const link = { hash, now: Date.now() };
  return {
    mail: verifyMail(email, verifyLink(c.env, token, waiting.role), waiting.role),
    link: { hash, statements: (isWritten) => [renewLink(c.get("db"), { ...waiting, email }, link, isWritten)] },
  };
}

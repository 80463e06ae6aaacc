import type { BatchItem } from "drizzle-orm/batch";
import type { EmailReply } from "#protocol/http/replies/people";
import { newEmailLink, newMailToken, pageLink } from "#auth/mail-links";
import {
  dropEmailChange,
  newAddressMs,
  newEmailChange,
  waitingEmail,
  waitingWithOwner,
  type EmailChange,
} from "#db/people/email-changes";
import { userByEmail, type UserRow } from "#db/people/users";
import { emailAskedMail, emailTakenMail, newEmailMail } from "#mail/sign-in-texts";
import type { AppContext } from "#services/request/app-env";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { accountAsking, carryNotice, postAsked } from "#services/sign-in/mail";
import { ownRow, requirePassword, wrongField } from "#services/sign-in/own-password";
import { refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { countDeed } from "#services/sign-in/throttle";

/** One's own address, and its replacement. */
export const userEmail = [
  route("GET /api/user/email", async (c, { reply }) => {
    const waiting = await waitingEmail(c.get("db"), c.get("user").id, Date.now());
    return reply(shown(await ownRow(c), waiting));
  }),
  route("PUT /api/user/email", async (c, { body: { email, password }, reply }) => {
    const owner = begun(userByEmail(c.get("db"), email).get());
    await requirePassword(c, password, "password");
    const own = await ownRow(c);
    if (email === own.email) throw wrongField("email", "Bu zaten hesabınızın adresi.");
    carryNotice(c, emailAskedMail(own, email, pageLink(c.env, "/auth/forgot-password")));
    const change = await askForProof(c, own, email, await owner);
    logEvent(c, "address_asked");
    return reply(shown(own, change));
  }),
  route("POST /api/user/email/resend", async (c, { reply }) => {
    const asked = await waitingWithOwner(c.get("db"), c.get("user").id, Date.now());
    const { waiting, owner } = asked ?? refused("not_found");
    const own = await ownRow(c);
    return reply(shown(own, await askForProof(c, own, waiting.email, owner)));
  }),
  route("DELETE /api/user/email", async (c, { reply }) => {
    await dropEmailChange(c.get("db"), c.get("user").id);
    return reply();
  }),
];

/**
 * Does the same work and gives the same answer whether somebody has the address or not; only the mail there differs. Gives what
 * waits now.
 */
async function askForProof(c: AppContext, own: UserRow, email: string, owner: UserRow | null | undefined) {
  countDeed(c, "address");
  const { token, hash } = newMailToken();
  const mail = owner
    ? emailTakenMail(owner, pageLink(c.env, "/auth/login"))
    : newEmailMail({ email, role: own.role }, newEmailLink(c.env, token, own.role));
  const now = Date.now();
  const change = { userId: own.id, hash, email, createdAt: now, expiresAt: now + newAddressMs };
  // Written even if there was one mail too many: the answer must not reveal how many that address got.
  const statements = (): readonly BatchItem<"sqlite">[] => [newEmailChange(c.get("db"), change)];
  await postAsked(c, { mail, link: { hash: owner ? null : hash, statements } }, accountAsking(c));
  return change;
}

const shown = ({ email }: UserRow, waiting: EmailChange | undefined): EmailReply => ({
  email,
  waiting: waiting ? { email: waiting.email, created_at: waiting.createdAt, expires_at: waiting.expiresAt } : null,
});

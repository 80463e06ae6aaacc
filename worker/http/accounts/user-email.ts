import type { BatchItem } from "drizzle-orm/batch";
import type { EmailReply } from "#protocol/http/replies/people";
import { newEmailLink, newMailToken, pageLink } from "#auth/mail-links";
import { dropEmailChange, newEmailChange, waitingEmail } from "#db/people/email-changes";
import { userByEmail, type UserRow } from "#db/people/users";
import { emailAskedMail, emailTakenMail, newEmailMail } from "#mail/sign-in-texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { accountAsking, post, postAsked } from "#services/sign-in/mail";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { countDeed } from "#services/sign-in/throttle";

/** One's own address, and its replacement. */
export const userEmail = [
  route("GET /api/user/email", async (c, { reply }) => reply(await emailReply(c))),
  route("PUT /api/user/email", async (c, { body: { email }, reply }) => {
    const own = await ownRow(c);
    if (email === own.email) throw wrongField("email", "Bu zaten hesabınızın adresi.");
    await askForProof(c, own, email);
    logEvent(c, "address_asked");
    await post(c.env, c.executionCtx, emailAskedMail(own, email, pageLink(c.env, "/auth/forgot-password")));
    return reply(await emailReply(c));
  }),
  route("POST /api/user/email/resend", async (c, { reply }) => {
    const own = await ownRow(c);
    const waiting = (await waitingEmail(c.get("db"), own.id, Date.now())) ?? refused("not_found");
    await askForProof(c, own, waiting.email);
    return reply(await emailReply(c));
  }),
  route("DELETE /api/user/email", async (c, { reply }) => {
    await dropEmailChange(c.get("db"), c.get("user").id);
    return reply();
  }),
];

/** Does the same work and gives the same answer whether somebody has the address or not; only the mail there differs. */
async function askForProof(c: AppContext, own: UserRow, email: string): Promise<void> {
  await countDeed(c, "address");
  const db = c.get("db");
  const [owner] = await userByEmail(db, email);
  const { token, hash } = newMailToken();
  const mail = owner
    ? emailTakenMail(owner, pageLink(c.env, "/auth/login"))
    : newEmailMail({ email, role: own.role }, newEmailLink(c.env, token, own.role));
  // Written even if there was one mail too many: the answer must not reveal how many that address got.
  const statements = (): readonly BatchItem<"sqlite">[] => [
    newEmailChange(db, { userId: own.id, hash, email }, Date.now()),
  ];
  await postAsked(c, { mail, link: { hash: owner ? null : hash, statements } }, accountAsking(c));
}

async function emailReply(c: AppContext): Promise<EmailReply> {
  const { id, email } = await ownRow(c);
  const waiting = await waitingEmail(c.get("db"), id, Date.now());
  return {
    email,
    waiting: waiting ? { email: waiting.email, created_at: waiting.createdAt, expires_at: waiting.expiresAt } : null,
  };
}

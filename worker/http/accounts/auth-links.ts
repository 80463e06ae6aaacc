import type { MessageReply } from "#protocol/http/replies/people";
import { mailTokenHash } from "#auth/mail-links";
import { hashPassword } from "#auth/passwords";
import { unlock } from "#db/people/login-failures";
import { changeEmail } from "#db/people/email-changes";
import { mayReset, ownerOfResetLink } from "#db/people/mail-tokens";
import { newestRegistration, openAccount, registrationOfLink, type Opened } from "#db/people/registrations";
import { schoolOf } from "#db/schools/school-domains";
import { resetByLink, userByEmail, userById } from "#db/people/users";
import { emailChangedMail } from "#mail/sign-in-texts";
import { askAgain } from "#shared/ask-again";
import { logLine } from "#shared/log-line";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { claimedAccount } from "#services/sign-in/claimed-account";
import { closeScreens, hostedThen } from "#services/games/host-screens";
import { logEvent } from "#services/sign-in/security-log";
import { carryNotice, newcomerAsking, postAsked } from "#services/sign-in/mail";
import { renewedLetter, resetLetter } from "#services/sign-in/renewed-link";
import { tellNewPassword } from "#services/sign-in/new-password";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused, refused } from "#services/request/refused";
import { signedInReply } from "#services/sign-in/sign-in";
import { accountKey, inQueue, passwordIsRight, usedMailbox } from "#services/sign-in/throttle";

const resent: MessageReply = {
  message: "Bu adresle doğrulanmamış bir hesap varsa yeni bağlantı birkaç dakika içinde gelir.",
};
const resetSent: MessageReply = { message: "Bu adresle bir hesap varsa bağlantı birkaç dakika içinde gelir." };
const resetDone: MessageReply = { message: "Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz." };

/** Targets of the links in our mails. The pages call these; merely opening a page uses nothing up. */
export const authLinks = [
  /** Opens the account for a person who has both: the mail, and the password of the registration it was sent for. */
  route("POST /api/auth/verify", async (c, { body: { token, password, device_secret }, reply }) => {
    const db = c.get("db");
    const link = { hash: mailTokenHash(token), now: Date.now() };
    const registration = await registrationOfLink(db, link);
    const claimed = registration?.userId ? await userById(db, registration.userId) : registration;
    if (!registration || !claimed) throw new Refused("token_expired");
    const account = await claimedAccount(c, claimed.email, device_secret);
    if (!(await passwordIsRight(c, account, { password, stored: claimed.passwordHash }))) {
      throw new Refused("invalid_credentials");
    }
    const { user, isNew } = await opened(c, { registration, adminEmail: adminEmail(c.env), now: link.now });
    return reply({
      ...(await signedInReply(c, user, account, { password, device_secret })),
      already_verified: !isNew,
    });
  }),
  /** Opens the account of a mailed link, for scripts, which know what they request. It never makes an administrator. */
  route("GET /api/auth/verify/:token", async (c, { reply }) => {
    const link = { hash: mailTokenHash(c.req.param("token")), now: Date.now() };
    const registration = (await registrationOfLink(c.get("db"), link)) ?? refused("token_expired");
    const { user, isNew } = await opened(c, { registration, adminEmail: null, now: link.now });
    const message = isNew ? "E-postanız doğrulandı." : "E-postanız zaten doğrulanmış.";
    return reply({ message, role: user.role, already_verified: !isNew });
  }),
  /** Target of the mail to the new address: reading it proves the address. Sessions elsewhere stay signed in. */
  route("POST /api/auth/email", async (c, { body: { token }, reply }) => {
    const changed = await changeEmail(c.get("db"), {
      hash: mailTokenHash(token),
      now: Date.now(),
      mailboxOf: (email) => usedMailbox(c, email),
      tell: (before, email, mayChange) =>
        carryNotice(c, emailChangedMail(before, email, c.env.OPERATOR_EMAIL), mayChange),
    });
    if (!changed) throw new Refused("token_expired");
    logEvent(c, "address_changed");
    return reply({ message: "E-postanız değişti.", email: changed.after.email });
  }),
  route("POST /api/auth/verify/resend", async (c, { body: { email }, reply }) => {
    unseen(c, () => resend(c, email));
    return reply(resent);
  }),
  route("POST /api/auth/reset-password/request", async (c, { body: { email }, reply }) => {
    logEvent(c, "reset_asked");
    unseen(c, () => sendReset(c, email));
    return reply(resetSent);
  }),
  route("POST /api/auth/reset-password/:token", async (c, { body: { new_password }, reply }) => {
    const db = c.get("db");
    const hash = mailTokenHash(c.req.param("token"));
    // Looked up first, so that a password refused as too common does not use up the link.
    const { owner, keys } = (await ownerOfResetLink(db, hash, Date.now())) ?? refused("token_expired");
    refuseCommon(new_password, owner, "new_password");
    const passwordHash = await hashPassword(new_password, inQueue(c, accountKey(owner.email)));
    const now = Date.now();
    const hosted = hostedThen(c, owner.id);
    const isUsed = mayReset(hash, now);
    void c.get("asked").carry([unlock(db, accountKey(owner.email), isUsed)]);
    tellNewPassword(c, owner, keys, isUsed);
    const user = await resetByLink(db, { owner, hash, adminEmail: adminEmail(c.env), now, passwordHash });
    if (!user) throw new Refused("token_expired");
    logEvent(c, "reset_used");
    await closeScreens(c, user.id, "password", undefined, hosted);
    const passkeys = keys.map(({ name, createdAt: created_at }) => ({ name, created_at }));
    return reply({ ...resetDone, passkeys });
  }),
];

type Opening = Omit<Parameters<typeof openAccount>[1], "mailbox">;

async function opened(c: AppContext, opening: Opening): Promise<Opened> {
  const mailbox = usedMailbox(c, opening.registration.email);
  const account = (await openAccount(c.get("db"), { ...opening, mailbox })) ?? refused("token_expired");
  if (account.isNew) logEvent(c, "address_verified");
  return account;
}

/** Sends another link for the latest registration. */
async function resend(c: AppContext, email: string): Promise<void> {
  const db = c.get("db");
  const [waiting] = await newestRegistration(db, email);
  if (!waiting) return;
  const [school] = await schoolOf(db, email);
  await postAsked(c, renewedLetter(c, waiting), newcomerAsking(c, school !== undefined));
}

async function sendReset(c: AppContext, email: string): Promise<void> {
  const [user] = await userByEmail(c.get("db"), email);
  if (user) await postAsked(c, resetLetter(c, user));
}

/** The platform lets work go on for half a minute after an answer. */
const whileAway = [1_000, 3_000, 8_000, 12_000];

/**
 * Runs after the answer, so that its timing does not reveal whether somebody has the address. The answer has promised a mail, so
 * a database that is away is asked again.
 */
const unseen = (c: AppContext, work: () => Promise<void>): void =>
  c.executionCtx.waitUntil(
    askAgain(work, (_, failures) => whileAway[failures]).catch((error: unknown) => {
      // The answer has been sent: only the log can report this.
      logLine("error", "mail_failed", { request_id: c.get("requestId"), error });
    }),
  );

/** Entered by a person into a configuration, so it is normalized like other addresses. */
const adminEmail = ({ ADMIN_EMAIL }: Env): string =>
  ADMIN_EMAIL.trim().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

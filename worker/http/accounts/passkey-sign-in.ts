import type { MessageReply } from "#protocol/http/replies/people";
import { newChallenge } from "#auth/challenges";
import { mailTokenHash, newMailToken, pageLink } from "#auth/mail-links";
import { signInOptions, verifiedSignIn } from "#auth/passkeys";
import { isRecoverable, newRecoveryLink, ownerOfRecoveryLink, recoverByLink } from "#db/people/passkey-recovery";
import { goesOn, notePasskeyUse, passkeyById } from "#db/people/passkeys";
import { publicUser, type UserRow } from "#db/people/users";
import { passkeysLostMail, passkeysRecoveredMail } from "#mail/passkey-texts";
import { needsPasskey } from "#services/sign-in/admin-passkey";
import type { AppContext } from "#services/request/app-env";
import { onlyIf } from "#services/request/only-if";
import { route } from "#services/request/route";
import { answered, passkeyFailed } from "#services/sign-in/challenge";
import { claimedAccount } from "#services/sign-in/claimed-account";
import { closeScreens, hostedThen } from "#services/games/host-screens";
import { carryNotice, postAsked } from "#services/sign-in/mail";
import { Refused, refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { carryDevice, openSession } from "#services/sign-in/sign-in";
import { tellOfTries } from "#services/sign-in/suspicious-sign-ins";
import { passwordIsRight } from "#services/sign-in/throttle";

const lost: MessageReply = {
  message: "Bağlantı birkaç dakika içinde e-postanıza gelir. Onu açıp şifrenizi yeniden yazın.",
};

/** Signing in by passkey, and recovery for an administrator who needs a passkey and has lost it. */
export const passkeySignIn = [
  route("POST /api/auth/passkey/options", (c, { reply }) => {
    const challenge = newChallenge(c.env, "sign-in", Date.now());
    return reply(signInOptions(c.env, { challenge }));
  }),
  route("POST /api/auth/passkey", async (c, { body: { credential, device_secret, for_this_lesson }, reply }) => {
    const db = c.get("db");
    // Comes first: a caller with an unknown key causes no writes.
    const found = (await passkeyById(db, credential.id)) ?? refused("passkey_unknown");
    const { key, user } = found;
    const challenge = answered(c, "sign-in", credential.response.clientDataJSON) ?? passkeyFailed(c);
    const said = (await verifiedSignIn(c.env, credential, { challenge, key, userId: user.id })) ?? passkeyFailed(c);
    const use = notePasskeyUse(db, key.id, { ...said, now: Date.now() });
    onlyIf(c, goesOn(key.id, said), [use], () => passkeyFailed(c));
    if (device_secret !== undefined) carryDevice(c, user, device_secret);
    return reply(await openSession(c, user, { way: "passkey", kind: for_this_lesson ? "lesson" : "usual" }));
  }),
  /**
   * Gives the same answer and does the same work for everybody who knows the password; a mail goes only to an administrator it
   * helps.
   */
  route("POST /api/auth/passkey/lost", async (c, { body: { email, password }, reply }) => {
    const claimed = await claimedAccount(c, email);
    const { user } = claimed;
    const tried = { password, stored: user?.passwordHash, whenItWaits: tellOfTries(c, user) };
    if (!(await passwordIsRight(c, claimed, tried)) || !user) throw new Refused("invalid_credentials");
    if (claimed.hasPasskey) await mailWayBack(c, user);
    return reply(lost);
  }),
  route("POST /api/auth/passkey/recover", async (c, { body: { token, password }, reply }) => {
    const db = c.get("db");
    const link = { hash: mailTokenHash(token), now: Date.now() };
    const owner = (await ownerOfRecoveryLink(db, link)) ?? refused("token_expired");
    const claimed = await claimedAccount(c, owner.email);
    if (!(await passwordIsRight(c, claimed, { password, stored: owner.passwordHash })))
      throw new Refused("invalid_credentials");
    const user = { ...owner, tokenVersion: owner.tokenVersion + 1 };
    const hosted = hostedThen(c, user.id);
    onlyIf(c, isRecoverable(link), [], () => refused("token_expired"));
    carryNotice(c, passkeysRecoveredMail(user, pageLink(c.env, "/auth/forgot-password")));
    void c.get("asked").carry(recoverByLink(db, user, link));
    const signedIn = await openSession(c, user, { way: "password" });
    logEvent(c, "passkeys_recovered");
    await closeScreens(c, user.id, "password", undefined, hosted);
    return reply(signedIn);
  }),
];

async function mailWayBack(c: AppContext, user: UserRow): Promise<void> {
  const db = c.get("db");
  if (!needsPasskey(c.env, publicUser(user))) return;
  // A password that was set only by mail proves nothing beyond the mail; earlier recovery links end with it.
  if (user.passwordByMailAt !== null) throw new Refused("recovery_closed");
  const { token, hash } = newMailToken();
  const newLink = { userId: user.id, hash, now: Date.now() };
  await postAsked(c, {
    mail: passkeysLostMail(user, pageLink(c.env, `/auth/login?recover=${token}`)),
    link: { hash, statements: (isWritten) => newRecoveryLink(db, newLink, isWritten) },
  });
}

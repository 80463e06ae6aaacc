import type { MessageReply } from "#protocol/http/replies/people";
import { newChallenge } from "#auth/challenges";
import { mailTokenHash, newMailToken, pageLink } from "#auth/mail-links";
import { signInOptions, verifiedSignIn } from "#auth/passkeys";
import { knowDevice } from "#db/people/known-devices";
import { newRecoveryLink, ownerOfRecoveryLink, recoverByLink } from "#db/people/passkey-recovery";
import { hasPasskey, notePasskeyUse, passkeyById } from "#db/people/passkeys";
import { publicUser, userByEmail, type UserRow } from "#db/people/users";
import { passkeysLostMail, passkeysRecoveredMail } from "#mail/passkey-texts";
import { needsPasskey } from "#services/sign-in/admin-passkey";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { answered } from "#services/sign-in/challenge";
import { deviceHash } from "#services/sign-in/devices";
import { closeScreens } from "#services/games/host-screens";
import { post, postAsked } from "#services/sign-in/mail";
import { Refused, refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { openSession } from "#services/sign-in/sign-in";
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
    const challenge = await answered(c, "sign-in", credential.response.clientDataJSON);
    const said = challenge && (await verifiedSignIn(c.env, credential, { challenge, key, userId: user.id }));
    if (!said || !(await notePasskeyUse(db, key.id, { ...said, now: Date.now() }))) {
      logEvent(c, "passkey_failed");
      throw new Refused("passkey_failed");
    }
    if (device_secret !== undefined) await knowDevice(db, user.id, deviceHash(user.id, device_secret), Date.now());
    return reply(await openSession(c, user, { way: "passkey", kind: for_this_lesson ? "lesson" : "usual" }));
  }),
  /**
   * Gives the same answer and does the same work for everybody who knows the password; a mail goes only to an administrator it
   * helps.
   */
  route("POST /api/auth/passkey/lost", async (c, { body: { email, password }, reply }) => {
    const [user] = await userByEmail(c.get("db"), email);
    const claim = { email, password, stored: user?.passwordHash, whenItWaits: tellOfTries(c, user) };
    if (!(await passwordIsRight(c, claim)) || !user) throw new Refused("invalid_credentials");
    await mailWayBack(c, user);
    return reply(lost);
  }),
  route("POST /api/auth/passkey/recover", async (c, { body: { token, password }, reply }) => {
    const db = c.get("db");
    const link = { hash: mailTokenHash(token), now: Date.now() };
    const owner = (await ownerOfRecoveryLink(db, link)) ?? refused("token_expired");
    const { email, passwordHash: stored } = owner;
    if (!(await passwordIsRight(c, { email, password, stored }))) throw new Refused("invalid_credentials");
    const user = (await recoverByLink(db, owner.id, link)) ?? refused("token_expired");
    logEvent(c, "passkeys_recovered");
    await post(c.env, c.executionCtx, passkeysRecoveredMail(user, pageLink(c.env, "/auth/forgot-password")));
    await closeScreens(c, user.id, "password");
    return reply(await openSession(c, user, { way: "password" }));
  }),
];

async function mailWayBack(c: AppContext, user: UserRow): Promise<void> {
  const db = c.get("db");
  if (!needsPasskey(c.env, publicUser(user)) || !(await hasPasskey(db, user.id))) return;
  // A password that was set only by mail proves nothing beyond the mail; earlier recovery links end with it.
  if (user.passwordByMailAt !== null) throw new Refused("recovery_closed");
  const { token, hash } = newMailToken();
  const newLink = { userId: user.id, hash, now: Date.now() };
  await postAsked(c, {
    mail: passkeysLostMail(user, pageLink(c.env, `/auth/login?recover=${token}`)),
    link: { hash, statements: (isWritten) => newRecoveryLink(db, newLink, isWritten) },
  });
}

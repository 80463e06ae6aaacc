import { Hono, type Context } from "hono";
import type * as z from "zod";
import { LoginBody, RegisterBody, type MessageReply, type UserReply } from "#protocol/http/people";
import { newMailToken, pageLink, verifyLink } from "#auth/mail-links";
import { hashPassword } from "#auth/passwords";
import { database } from "#db/database";
import { newestRegistration, newRegistration } from "#db/people/registrations";
import { userByEmail } from "#db/people/users";
import { alreadyRegisteredMail, verifyMail } from "#mail/texts";
import type { AppEnv } from "#services/request/app-env";
import { authLinks } from "./auth-links";
import { body } from "#services/request/body";
import { knownDevice } from "#services/sign-in/devices";
import { signedIn } from "#services/sign-in/guard";
import { humanCheck, requireHuman } from "#services/sign-in/human-check";
import { postAsked, type Letter } from "#services/sign-in/mail";
import { once } from "#services/request/once";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused } from "#services/request/refused";
import { signedInReply } from "#services/sign-in/sign-in";
import { tellOfTries } from "#services/sign-in/suspicious-sign-ins";
import { clientOf, passwordIsRight } from "#services/sign-in/throttle";
import { ownSession } from "./sessions";

const registered: MessageReply = {
  message: "Kaydınız alındı. E-posta adresinize gönderdiğimiz bağlantıyla adresinizi doğrulayın.",
};

export const auth = new Hono<AppEnv>()
  .post("/register", once, async (c) => {
    const wanted = await body(c, RegisterBody);
    await requireHuman(c);
    refuseCommon(wanted.password, wanted, "password");
    await postAsked(c, await registration(c, wanted));
    return c.json(registered, 201);
  })

  .post("/login", async (c) => {
    const { email, password, device_secret, for_this_lesson } = await body(c, LoginBody);
    const checked = await humanCheck(c);
    const db = database(c.env.DB);
    const [[user], [waiting]] = await db.batch([userByEmail(db, email), newestRegistration(db, email)]);
    const device = await knownDevice(db, user?.id, device_secret);
    const stored = (user ?? waiting)?.passwordHash;
    const claim = { email, password, stored, device, whenItWaits: tellOfTries(c, user) };
    const right = await passwordIsRight(c, { ...claim, isUnchecked: checked === "down" });
    if (!right) throw new Refused("invalid_credentials");
    if (!user) throw new Refused("email_not_verified");
    return c.json(await signedInReply(c, user, { password, device_secret, for_this_lesson }));
  })

  .get("/me", signedIn, (c) => c.json({ user: c.get("user") } satisfies UserReply))

  .route("/", ownSession)
  .route("/", authLinks);

/**
 * Does the same work whether the address is taken or not: one password hash, one batch. Each registration is separate, and
 * takes effect only when a reader of the mail knows its password. If the address is taken, its owner gets a mail that says so
 * instead.
 */
async function registration(c: Context<AppEnv>, wanted: z.infer<typeof RegisterBody>): Promise<Letter> {
  const db = database(c.env.DB);
  const passwordHash = await hashPassword(wanted.password, { network: clientOf(c) });
  const [owner] = await userByEmail(db, wanted.email);
  const { token, hash } = newMailToken();
  const links = { login: pageLink(c.env, "/auth/login"), forgot: pageLink(c.env, "/auth/forgot-password") };
  return {
    mail: owner
      ? alreadyRegisteredMail(owner, links)
      : verifyMail(wanted.email, verifyLink(c.env, token, wanted.role), wanted.role),
    link: {
      hash: owner ? null : hash,
      statements: (isWritten) => [
        newRegistration(db, { ...wanted, passwordHash }, { hash, now: Date.now() }, isWritten),
      ],
    },
  };
}

import type * as z from "zod";
import { RegisterBody } from "#protocol/http/people";
import type { MessageReply } from "#protocol/http/replies/people";
import { homeZone } from "#shared/home-zone";
import { newMailToken, pageLink, verifyLink } from "#auth/mail-links";
import { hashPassword } from "#auth/passwords";
import { newestRegistration, newRegistration } from "#db/people/registrations";
import { userByEmail } from "#db/people/users";
import { alreadyRegisteredMail, verifyMail } from "#mail/texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { authLinks } from "./auth-links";
import { knownDevice } from "#services/sign-in/devices";
import { humanCheck } from "#services/sign-in/human-check";
import { postToNewcomer, type Letter } from "#services/sign-in/mail";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused } from "#services/request/refused";
import { signedInReply } from "#services/sign-in/sign-in";
import { tellOfTries } from "#services/sign-in/suspicious-sign-ins";
import { inQueue, passwordIsRight } from "#services/sign-in/throttle";
import { ownSession } from "./sessions";

const registered: MessageReply = {
  message: "Kaydınız alındı. E-posta adresinize gönderdiğimiz bağlantıyla adresinizi doğrulayın.",
};

export const auth = [
  route("POST /api/auth/register", async (c, { body: wanted, reply }) => {
    refuseCommon(wanted.password, wanted, "password");
    await postToNewcomer(c, await registration(c, wanted));
    return reply(registered);
  }),
  route("POST /api/auth/login", async (c, { body: { email, password, device_secret, for_this_lesson }, reply }) => {
    const checked = await humanCheck(c);
    const db = c.get("db");
    const [[user], [waiting]] = await db.batch([userByEmail(db, email), newestRegistration(db, email)]);
    const device = await knownDevice(db, user?.id, device_secret);
    const stored = (user ?? waiting)?.passwordHash;
    const claim = { email, password, stored, device, whenItWaits: tellOfTries(c, user) };
    const right = await passwordIsRight(c, { ...claim, isUnchecked: checked === "down" });
    if (!right) throw new Refused("invalid_credentials");
    if (!user) throw new Refused("email_not_verified");
    return reply(await signedInReply(c, user, { password, device_secret, for_this_lesson }));
  }),
  route("GET /api/auth/me", (c, { reply }) => reply({ user: c.get("user") })),
  ...ownSession,
  ...authLinks,
];

/**
 * Does the same work whether the address is taken or not: one password hash, one batch. Each registration is separate, and
 * takes effect only when a reader of the mail knows its password. If the address is taken, its owner gets a mail that says so
 * instead.
 */
async function registration(c: AppContext, wanted: z.infer<typeof RegisterBody>): Promise<Letter> {
  const db = c.get("db");
  const passwordHash = await hashPassword(wanted.password, inQueue(c));
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
        newRegistration(
          db,
          { ...wanted, timeZone: wanted.time_zone ?? homeZone, passwordHash },
          { hash, now: Date.now() },
          isWritten,
        ),
      ],
    },
  };
}

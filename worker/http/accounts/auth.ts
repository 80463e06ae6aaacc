import type * as z from "zod";
import type { LoginBody, RegisterBody } from "#protocol/http/people";
import type { RegisterReply } from "#protocol/http/replies/people";
import { homeZone } from "#shared/home-zone";
import { newMailToken, pageLink, verifyLink } from "#auth/mail-links";
import { hashPassword } from "#auth/passwords";
import { announcement } from "#db/announcements";
import { newRegistration } from "#db/people/registrations";
import { schoolOf } from "#db/schools/school-domains";
import { settingPassword } from "#db/people/sessions";
import { isStillPassword, publicUser, userByEmail, type UserRow } from "#db/people/users";
import { alreadyRegisteredMail, verifyMail } from "#mail/texts";
import type { AppContext } from "#services/request/app-env";
import { onlyIf } from "#services/request/only-if";
import { route } from "#services/request/route";
import { authLinks } from "./auth-links";
import { claimedAccount } from "#services/sign-in/claimed-account";
import { humanCheck } from "#services/sign-in/human-check";
import { newcomerAsking, postAsked, type Letter } from "#services/sign-in/mail";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused, refused } from "#services/request/refused";
import { signedInReply } from "#services/sign-in/sign-in";
import { tellOfTries } from "#services/sign-in/suspicious-sign-ins";
import { accountKey, inQueue, passwordIsRight } from "#services/sign-in/throttle";
import { ownSession } from "./sessions";

const registered: RegisterReply = {
  message: "Kaydınız alındı. E-posta adresinize gönderdiğimiz bağlantıyla adresinizi doğrulayın.",
};
const registeredAhead: RegisterReply = {
  message: "Kaydınız alındı. Bağlantı birazdan gelecek.",
  mail: "waiting",
};

export const auth = [
  route("POST /api/auth/register", async (c, { body: wanted, reply }) => {
    refuseCommon(wanted.password, wanted, "password");
    const { letter, isOfSchool } = await registration(c, wanted);
    const { fate } = await postAsked(c, letter, newcomerAsking(c, isOfSchool));
    if (fate === "full") throw new Refused("rate_limited", { retryAfterSeconds: 3600 });
    return reply(fate === "waiting" ? registeredAhead : registered);
  }),
  route("POST /api/auth/login", async (c, { body, reply }) => {
    const { email, password, device_secret, for_this_lesson } = body;
    const checked = await humanCheck(c);
    const claimed = await claimedAccount(c, email, device_secret);
    const { user, waiting } = claimed;
    const stored = (user ?? waiting)?.passwordHash;
    const whenItWaits = tellOfTries(c, user);
    const right = await passwordIsRight(c, claimed, { password, stored, isUnchecked: checked === "down", whenItWaits });
    if (!right) throw new Refused("invalid_credentials");
    if (!user) throw new Refused("email_not_verified");
    const owner = user.isFirstPassword ? await withOwnPassword(c, user, body) : user;
    return reply(await signedInReply(c, owner, claimed, { password, device_secret, for_this_lesson }));
  }),
  route("GET /api/auth/me", async (c, { reply }) => {
    const said = await announcement(c.get("db"), Date.now());
    const user = publicUser(await ownRow(c));
    return reply({ user, ...(said && (said.to === "all" || user.role === "teacher") && { announcement: said }) });
  }),
  ...ownSession,
  ...authLinks,
];

/** Replaces the first password, which an administrator knows, by one that its owner chooses while signing in. */
async function withOwnPassword(c: AppContext, user: UserRow, { password, new_password }: z.infer<typeof LoginBody>) {
  if (new_password === undefined) throw new Refused("first_password");
  if (new_password === password) throw wrongField("new_password", "Yeni bir şifre seçin.");
  refuseCommon(new_password, user, "new_password");
  const passwordHash = await hashPassword(new_password, inQueue(c, accountKey(user.email)));
  const statements = settingPassword(c.get("db"), user.id, undefined, passwordHash);
  onlyIf(c, isStillPassword(user), statements, () => refused("invalid_credentials"));
  return { ...user, passwordHash, isFirstPassword: false, tokenVersion: user.tokenVersion + 1 };
}

/**
 * Does the same work whether the address is taken or not: one password hash, one batch. Each registration is separate, and
 * takes effect only when a reader of the mail knows its password. If the address is taken, its owner gets a mail that says so
 * instead.
 */
async function registration(c: AppContext, wanted: z.infer<typeof RegisterBody>) {
  const db = c.get("db");
  const passwordHash = await hashPassword(wanted.password, inQueue(c));
  const [[owner], [school]] = await db.batch([userByEmail(db, wanted.email), schoolOf(db, wanted.email)]);
  const { token, hash } = newMailToken();
  const links = { login: pageLink(c.env, "/auth/login"), forgot: pageLink(c.env, "/auth/forgot-password") };
  const letter: Letter = {
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
  return { letter, isOfSchool: school !== undefined };
}

import { Hono, type Context } from "hono";
import type * as z from "zod";
import { LoginBody, RegisterBody, type LoginReply, type MessageReply, type UserReply } from "#protocol/http/people";
import { pageLink, resetLink, verifyLink } from "../auth/mail-links";
import { hashPassword, needsRehash, passwordMatches } from "../auth/passwords";
import { database } from "../db/database";
import { addUser, endSessions, noteLogin, publicUser, rehashPassword, userByEmail, type UserRow } from "../db/users";
import { alreadyRegisteredMail, claimAccountMail, verifyMail } from "../email/texts";
import type { AppEnv } from "./app-env";
import { authLinks } from "./auth-links";
import { body } from "./body";
import { signedIn } from "./guard";
import { humanCheck } from "./human-check";
import { logEvent } from "./log";
import { postLink, type Letter } from "./mail";
import { once } from "./once";
import { refuseCommon, tokenFor } from "./passwords";
import { Refused } from "./refused";
import { closeScreens } from "./host-screens";
import { passwordIsRight } from "./throttle";

/** While nobody can tell people from programs, an account waits after fewer wrong passwords. */
const allowedUnchecked = 3;

const registered: MessageReply = {
  message: "Kaydınız alındı. E-posta adresinize gönderdiğimiz bağlantıyla adresinizi doğrulayın.",
};

export const auth = new Hono<AppEnv>()
  .post("/register", once, async (c) => {
    const wanted = await body(c, RegisterBody);
    if ((await humanCheck(c)) === "down") throw new Refused("unavailable", { retryAfterSeconds: 30 });
    refuseCommon(wanted.password, wanted, "password");
    await postLink(c.env, c.executionCtx, await registration(c, wanted));
    return c.json(registered, 201);
  })

  .post("/login", async (c) => {
    const { email, password } = await body(c, LoginBody);
    const checked = await humanCheck(c);
    const user = await userByEmail(database(c.env.DB), email);
    const claim = { email, password, stored: user?.passwordHash };
    const right = await passwordIsRight(c, checked === "down" ? { ...claim, allowed: allowedUnchecked } : claim);
    if (!right || !user) throw new Refused("invalid_credentials");
    if (user.verifiedAt === null) throw new Refused("email_not_verified");
    logEvent(c, "login_ok");
    c.executionCtx.waitUntil(afterLogin(c, user, password));
    return c.json({ token: await tokenFor(c.env, user), user: publicUser(user) } satisfies LoginReply);
  })

  .get("/me", signedIn, (c) => c.json({ user: c.get("user") } satisfies UserReply))

  /** The client forgets its token by itself; this call ends the sessions on every other device too. */
  .post("/logout", signedIn, async (c) => {
    const { id } = c.get("user");
    await endSessions(database(c.env.DB), id);
    await closeScreens(c, id, "password");
    return c.body(null, 204);
  })

  .route("/", authLinks);

/**
 * Both paths do the same work, so that neither the answer nor its time tells whether the address is taken. Nobody's account
 * is changed by a second registration: its owner gets a mail that says so. While an address is unverified, only who
 * knows the first password gets a link that opens that account as it is; anybody else sets a password of his own.
 */
async function registration(c: Context<AppEnv>, wanted: z.infer<typeof RegisterBody>): Promise<Letter> {
  const db = database(c.env.DB);
  const owner = await userByEmail(db, wanted.email);
  const samePassword = owner !== undefined && (await passwordMatches(wanted.password, owner.passwordHash));
  const passwordHash = owner ? "" : await hashPassword(wanted.password);
  const { name, email, role, school } = wanted;
  const added = await addUser(db, { name, email, role, school, passwordHash }, Date.now());
  const user = added ?? owner ?? (await userByEmail(db, email));
  if (!user) throw new Error("an address is neither free nor taken");
  if (added || (user.verifiedAt === null && samePassword)) {
    return { userId: user.id, kind: "verify", write: (token) => verifyMail(user, verifyLink(c.env, token)) };
  }
  if (user.verifiedAt === null) {
    return { userId: user.id, kind: "reset", write: (token) => claimAccountMail(user, resetLink(c.env, token)) };
  }
  const links = { login: pageLink(c.env, "/auth/login"), forgot: pageLink(c.env, "/auth/forgot-password") };
  return { userId: user.id, kind: "notice", write: () => alreadyRegisteredMail(user, links) };
}

async function afterLogin(c: Context<AppEnv>, user: UserRow, password: string): Promise<void> {
  const db = database(c.env.DB);
  await noteLogin(db, user.id, Date.now());
  if (needsRehash(user.passwordHash)) await rehashPassword(db, user, await hashPassword(password));
}

import { Hono, type Context } from "hono";
import { EmailBody, ResetBody, type MessageReply, type VerifyReply } from "#protocol/http/people";
import { mailTokenHash, pageLink, resetLink, verifyLink } from "../auth/mail-links";
import { hashPassword } from "../auth/passwords";
import { database } from "../db/database";
import { unlock } from "../db/login-failures";
import { hasVerifiedOwner, ownerOfLink } from "../db/mail-tokens";
import { resetByLink, userByEmail, verifyByLink } from "../db/users";
import { passwordChangedMail, resetMail, verifyMail } from "../email/texts";
import type { AppEnv } from "./app-env";
import { body } from "./body";
import { logEvent } from "./log";
import { post, postLink } from "./mail";
import { refuseCommon } from "./passwords";
import { Refused } from "./refused";
import { closeScreens } from "./host-screens";
import { accountKey } from "./throttle";

const resent: MessageReply = {
  message: "Bu adresle doğrulanmamış bir hesap varsa yeni bağlantı birkaç dakika içinde gelir.",
};
const resetSent: MessageReply = { message: "Bu adresle bir hesap varsa bağlantı birkaç dakika içinde gelir." };
const resetDone: MessageReply = { message: "Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz." };

/** What the links in our mails lead to. The pages call these; opening a page alone uses nothing up. */
export const authLinks = new Hono<AppEnv>()
  .get("/verify/:token", async (c) => {
    const db = database(c.env.DB);
    const hash = mailTokenHash(c.req.param("token"));
    const user = await verifyByLink(db, { hash, adminEmail: adminEmail(c.env), now: Date.now() });
    if (user) {
      const reply: VerifyReply = { message: "E-postanız doğrulandı.", role: user.role, already_verified: false };
      return c.json(reply);
    }
    const owner = await hasVerifiedOwner(db, hash);
    if (!owner) throw new Refused("token_expired");
    const reply: VerifyReply = { message: "E-postanız zaten doğrulanmış.", role: owner.role, already_verified: true };
    return c.json(reply);
  })

  .post("/verify/resend", async (c) => {
    const { email } = await body(c, EmailBody);
    const user = await userByEmail(database(c.env.DB), email);
    if (user && user.verifiedAt === null) {
      const write = (token: string) => verifyMail(user, verifyLink(c.env, token));
      unseen(c, postLink(c.env, c.executionCtx, { userId: user.id, kind: "verify", write }));
    }
    return c.json(resent);
  })

  .post("/reset-password/request", async (c) => {
    const { email } = await body(c, EmailBody);
    const user = await userByEmail(database(c.env.DB), email);
    logEvent(c, "reset_asked");
    if (user) {
      const write = (token: string) => resetMail(user, resetLink(c.env, token));
      unseen(c, postLink(c.env, c.executionCtx, { userId: user.id, kind: "reset", write }));
    }
    return c.json(resetSent);
  })

  .post("/reset-password/:token", async (c) => {
    const { new_password } = await body(c, ResetBody);
    const db = database(c.env.DB);
    const hash = mailTokenHash(c.req.param("token"));
    // Looked up first, so that a password refused as too common does not cost the link.
    const owner = await ownerOfLink(db, hash, "reset", Date.now());
    if (!owner) throw new Refused("token_expired");
    refuseCommon(new_password, owner, "new_password");
    const passwordHash = await hashPassword(new_password);
    const user = await resetByLink(db, { hash, adminEmail: adminEmail(c.env), now: Date.now(), passwordHash });
    if (!user) throw new Refused("token_expired");
    logEvent(c, "reset_used");
    await unlock(db, accountKey(user.email));
    await post(c.env, c.executionCtx, passwordChangedMail(user, pageLink(c.env, "/auth/forgot-password")));
    await closeScreens(c, user.id, "password");
    return c.json(resetDone);
  });

/** Goes on after the answer, so that the answer takes as long for an address that nobody has. */
const unseen = (c: Context<AppEnv>, work: Promise<void>): void => c.executionCtx.waitUntil(work);

/** Written by a person into a configuration: compared as addresses are. */
const adminEmail = ({ ADMIN_EMAIL }: Env): string =>
  ADMIN_EMAIL.trim().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

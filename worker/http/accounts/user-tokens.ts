import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { NewTokenBody } from "#protocol/http/tokens";
import { pageLink } from "#auth/mail-links";
import { newPersonalToken, personalTokenHash } from "#auth/personal-token";
import { endToken, insertToken, livingTokens, mayMakeToken, renewSecret } from "#db/people/personal-tokens";
import { tokenMadeMail } from "#mail/texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { claimsOf } from "#services/sign-in/guard";
import { carryNotice } from "#services/sign-in/mail";
import { ownRow, requirePassword } from "#services/sign-in/own-password";
import { pageOf } from "#services/request/page-of";
import { Refused, refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";

const DAY = 86_400_000;

/** Tokens for a teacher's scripts. No personal token may call these. */
export const userTokens = [
  route("GET /api/user/tokens", async (c, { query, reply }) => {
    const tokens = await livingTokens(c.get("db"), c.get("user").id, Date.now());
    return reply({ ...pageOf(tokens, query), tokens });
  }),
  route("POST /api/user/tokens", async (c, { body, reply }) => {
    c.set("answerIsNotKept", true);
    const token = newPersonalToken();
    const personal_token = await made(c, body, personalTokenHash(token));
    logEvent(c, "token_made");
    return reply({ personal_token, token });
  }),
  route("DELETE /api/user/tokens/:id", async (c, { reply }) => {
    if (!(await endToken(c.get("db"), c.get("user").id, c.req.param("id")))) throw new Refused("not_found");
    logEvent(c, "token_ended");
    return reply();
  }),
];

/**
 * With the same key, a repeated call gives the same token a new secret: nobody has read the first one, and it is stored
 * nowhere. A token of the whole account takes the password each time, and a call for a lesser one does not renew it.
 */
async function made(c: AppContext, { name, days, scope, password = "" }: z.output<typeof NewTokenBody>, hash: string) {
  const db = c.get("db");
  const { id, mayExist, wasMade } = await c.get("making");
  const userId = c.get("user").id;
  if (scope === "all") await requirePassword(c, password, "password");
  const renewed = mayExist ? await renewSecret(db, userId, { id, scope }, hash) : undefined;
  const tell = async (isMade?: SQL) =>
    carryNotice(c, tokenMadeMail(await ownRow(c), renewed?.name ?? name, pageLink(c.env, "/profile")), isMade);
  if (renewed) {
    await tell();
    return renewed;
  }
  if (wasMade) throw new Refused("not_found");
  const claims = (await claimsOf(c)) ?? refused("unauthenticated");
  const createdAt = Date.now();
  const expiresAt = createdAt + days * DAY;
  const wanted = { id, hash, userId, version: claims.version, name, scope, createdAt, expiresAt };
  await tell(mayMakeToken(wanted));
  return (await insertToken(db, wanted)) ?? refused("token_quota");
}

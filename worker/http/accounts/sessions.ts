import { Hono, type Context } from "hono";
import { PlainPageQuery } from "#protocol/http/page";
import type { LoginReply } from "#protocol/http/people";
import type { OthersEndedReply, Session, SessionsReply } from "#protocol/http/sessions";
import { database } from "#db/database";
import { endEarlierTokens, endOtherSessions, endSession, sessionsOf, type SessionRow } from "#db/people/sessions";
import type { AppEnv } from "#services/request/app-env";
import { parsed } from "#services/request/body";
import { signedIn } from "#services/sign-in/guard";
import { closeOtherScreens, closeScreens } from "#services/games/host-screens";
import { ownRow } from "#services/sign-in/own-password";
import { pageOf } from "#services/request/page-of";
import { Refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { renewed, stampOf } from "#services/sign-in/sign-in";

type C = Context<AppEnv>;

/** The list of one's sessions, and signing out of them. */
export const sessions = new Hono<AppEnv>()
  .get("/", signedIn, async (c) => {
    const current = c.get("session")?.id;
    const rows = await sessionsOf(database(c.env.DB), await ownRow(c), Date.now());
    const listed = rows.map((row) => publicSession(row, current));
    const own = listed.toSorted((a, b) => Number(b.current) - Number(a.current));
    return c.json({ ...pageOf(own, parsed(PlainPageQuery, c.req.query())), sessions: own } satisfies SessionsReply);
  })

  .delete("/", signedIn, async (c) => {
    const { user, ended } = await endOtherSessions(database(c.env.DB), c.get("user").id, c.get("session")?.id);
    if (!user) throw new Refused("unauthenticated");
    logEvent(c, "sessions_ended");
    await closeOtherScreens(c, user.id);
    const { token, session } = await renewed(c, user);
    return c.json({ token, session, ended } satisfies OthersEndedReply);
  })

  .delete("/:id", signedIn, async (c) => {
    await end(c, c.req.param("id"));
    return c.body(null, 204);
  });

/** The calling session: renewing its token, and ending it. */
export const ownSession = new Hono<AppEnv>()
  .post("/refresh", signedIn, async (c) => c.json((await renewed(c, await ownRow(c))) satisfies LoginReply))

  .post("/logout", signedIn, async (c) => {
    const session = c.get("session");
    await (session ? end(c, session.id) : endEarlier(c));
    return c.body(null, 204);
  });

async function end(c: C, id: string): Promise<void> {
  const userId = c.get("user").id;
  if (!(await endSession(database(c.env.DB), userId, id))) throw new Refused("not_found");
  logEvent(c, "session_ended");
  await closeScreens(c, userId, "password", { only: id });
}

/** A token from before sessions were stored cannot be ended alone: all such tokens end, and no session does. */
async function endEarlier(c: C): Promise<void> {
  const userId = c.get("user").id;
  await endEarlierTokens(database(c.env.DB), userId);
  logEvent(c, "session_ended");
  await closeScreens(c, userId, "password", { only: null });
}

function publicSession(row: SessionRow, current: string | undefined): Session {
  const { way, device, form, createdAt: created_at, lastSeenAt: last_seen_at } = row;
  return { ...stampOf(row), way, device, form, created_at, last_seen_at, current: row.id === current };
}

import type { Session } from "#protocol/http/replies/sessions";
import { endEarlierTokens, endOtherSessions, endSession, sessionsOf, type SessionRow } from "#db/people/sessions";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { closeScreens, hostedThen } from "#services/games/host-screens";
import { sessionIn } from "#services/sign-in/guard";
import { ownRow } from "#services/sign-in/own-password";
import { pageOf } from "#services/request/page-of";
import { Refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { extended, renewed, stampOf } from "#services/sign-in/sign-in";

/** The list of one's sessions, and signing out of them. */
export const sessions = [
  route("GET /api/user/sessions", async (c, { query, reply }) => {
    const current = (await sessionIn(c))?.id;
    const rows = await sessionsOf(c.get("db"), await ownRow(c), Date.now());
    const listed = rows.map((row) => publicSession(row, current));
    const own = listed.toSorted((a, b) => Number(b.current) - Number(a.current));
    return reply({ ...pageOf(own, query), sessions: own });
  }),
  route("DELETE /api/user/sessions", async (c, { reply }) => {
    const kept = await extended(c);
    const hosted = hostedThen(c, c.get("user").id);
    const { user, ended } = await endOtherSessions(c.get("db"), c.get("user").id, kept?.id);
    if (!user) throw new Refused("unauthenticated");
    logEvent(c, "sessions_ended");
    await closeScreens(c, user.id, "password", kept ? { except: kept.id } : undefined, hosted);
    const { token, session } = await renewed(c, user, kept);
    return reply({ token, session, ended });
  }),
  route("DELETE /api/user/sessions/:id", async (c, { reply }) => {
    await end(c, c.req.param("id"));
    return reply();
  }),
];

/** The calling session: renewing its token, and ending it. */
export const ownSession = [
  route("POST /api/auth/refresh", async (c, { reply }) => reply(await renewed(c, await ownRow(c), await extended(c)))),
  route("POST /api/auth/logout", async (c, { reply }) => {
    const session = await sessionIn(c);
    await (session ? end(c, session.id) : endEarlier(c));
    return reply();
  }),
];

async function end(c: AppContext, id: string): Promise<void> {
  const userId = c.get("user").id;
  const hosted = hostedThen(c, userId);
  if (!(await endSession(c.get("db"), userId, id))) throw new Refused("not_found");
  logEvent(c, "session_ended");
  await closeScreens(c, userId, "password", { only: id }, hosted);
}

/** A token from before sessions were stored cannot be ended alone: all such tokens end, and no session does. */
async function endEarlier(c: AppContext): Promise<void> {
  const userId = c.get("user").id;
  const hosted = hostedThen(c, userId);
  await endEarlierTokens(c.get("db"), userId);
  logEvent(c, "session_ended");
  await closeScreens(c, userId, "password", { only: null }, hosted);
}

function publicSession(row: SessionRow, current: string | undefined): Session {
  const { way, device, form, createdAt: created_at, lastSeenAt: last_seen_at } = row;
  return { ...stampOf(row), way, device, form, created_at, last_seen_at, current: row.id === current };
}

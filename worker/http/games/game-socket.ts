import type { RefusalCode } from "#protocol/errors";
import type { RemoteClaims } from "#auth/remote-token";
import { readToken } from "#auth/tokens";
import { readTicket, signTicket } from "#auth/ws-ticket";
import type { Arrival } from "#objects/game-room/room-object";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { currentCaller, callerOf, pairedPhone, phoneOf } from "#services/sign-in/caller";
import { missed, Refused, refused } from "#services/request/refused";
import { askForSocket } from "#services/games/relays";
import { codeFrom } from "#services/games/rooms";
import { networkOf } from "#services/sign-in/throttle";

/** `GET /ws`: every fault is refused before the upgrade, in JSON. */
export const gameSocket = [
  route("GET /ws", async (c, { query: { code: typed = "", token, v } }) => {
    if (!isOwnOrigin(c)) throw new Refused("origin_refused");
    const code = codeFrom(typed);
    const arrival: Arrival = {
      ...(await identify(c, code, token)),
      isLean: v === "2",
      network: networkOf(c),
    };
    const upgrade = c.req.header("upgrade");
    // A request that we build: nothing the client sent reaches the room unchecked.
    const headers = { "x-knock": JSON.stringify(arrival), ...(upgrade && { upgrade }) };
    const mayHost = arrival.caller !== null && !arrival.caller.isStudent;
    const response = await askForSocket(c.env, code, { at: c.req.query("at") ?? "", mayHost, headers });
    if (response.status === 101) return response;
    const refusal = response.headers.get("x-refusal") as RefusalCode | null;
    if (refusal === "game_not_found") return missed();
    throw new Refused(refusal ?? "internal");
  }),
  /** A token that may appear in a log, valid once for this game. */
  route(
    "POST /api/auth/ws-token",
    phoneOrCaller,
    async (c, { first: { phone, caller }, body: { game_code }, reply }) => {
      if (phone && phone.gameCode !== game_code) throw new Refused("unauthenticated");
      const claims = phone ? { ...phone, role: "teacher" as const } : { ...caller!, userId: caller!.id };
      return reply({ token: await signTicket(c.env, claims, game_code) });
    },
  ),
];

async function phoneOrCaller(c: AppContext) {
  const phone = await phoneOf(c);
  const caller = phone ? null : await callerOf(c);
  if (!phone && !caller) throw new Refused("unauthenticated");
  return { phone, caller };
}

/** Identifies the caller of a socket. Without a token it is a guest; an invalid token is refused. */
async function identify(c: AppContext, code: string, token: string | undefined) {
  if (!token) return { caller: null, ticket: null };
  const ticket = await readTicket(c.env, token);
  if (ticket && ticket.gameCode !== code) throw new Refused("unauthenticated");
  const phone = ticket ? null : await pairedPhone(c.env, token);
  if (phone && phone.gameCode !== code) throw new Refused("unauthenticated");
  if (phone) return { caller: phoneAt(phone), ticket: null };
  const claims = ticket ?? (await readToken(c.env, token));
  const caller = (claims && (await currentCaller(c.env, claims))) ?? refused("unauthenticated");
  const { id: userId, role, sessionId: signIn } = caller;
  const gameId = ticket?.gameId;
  const own = { ...(gameId !== undefined && { gameId }), ...(signIn !== undefined && { signIn }) };
  return {
    caller: { userId, isStudent: role === "student", ...own },
    ticket: ticket && { jti: ticket.jti, expiresAt: ticket.expiresAt },
  };
}

const phoneAt = ({ userId, gameId, sessionId: signIn }: RemoteClaims) => ({
  userId,
  isStudent: false,
  gameId,
  ...(signIn !== undefined && { signIn }),
});

/** Browsers always send an origin with a socket; a client without one is not a page. */
function isOwnOrigin(c: AppContext): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === new URL(c.req.url).host || origin === new URL(c.env.APP_ORIGIN).origin;
  } catch {
    return false;
  }
}

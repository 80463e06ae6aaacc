import type { TeamChoice } from "#protocol/teams";
import { storeToken, storedToken } from "#browser/token";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { joinGame, twice, type JoinRequest, type Reply } from "#api/requests";
import { keepSeat, type Seat } from "#api/seat";

/** Asks for a seat in that team; null asks which teams there are. */
export type AskForTeam = (team: number | null) => Promise<Reply<Seat>>;
/** Lets a pupil choose a team, and says what became of it. */
export type PickTeam = (
  teams: readonly TeamChoice[],
  who: Pick<JoinRequest, "code" | "nickname" | "number" | "marble">,
  ask: AskForTeam,
) => Promise<Reply<Seat>>;

/**
 * Asks for a place in a game, as whoever is signed in here, and for a team where the pupil chooses one; the place given is kept on
 * this device.
 */
export async function takeSeat(env: Env, request: Omit<JoinRequest, "token">, pick?: PickTeam): Promise<Reply<Seat>> {
  const ask = async (team?: number | null) => {
    const join = () => joinGame(env, { ...request, ...(team !== undefined && { team }), token: storedToken() });
    const reply = await twice(join);
    if (reply.tokenIsBad) storeToken(null);
    return reply;
  };
  let reply: Reply<Seat> = await ask(null);
  if (!reply.ok && reply.teams) {
    // Where the page to choose on does not come the game deals.
    reply = (await pick?.(reply.teams, request, ask).catch(() => null)) ?? (await ask());
  }
  if (reply.ok) keepSeat(deviceMemory(), { ...reply.body, at: Date.now() });
  return reply;
}

import { storeToken, storedToken } from "../../base/token";
import { deviceMemory } from "../../base/device";
import type { Env } from "../../base/env";
import { joinGame, twice, type JoinRequest, type Reply } from "../../base/requests";
import { keepSeat, type Seat } from "../../base/seat";
import type { pickTeam } from "../teams/pick";

export type PickTeam = typeof pickTeam;

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

import type { TeamChoice } from "#protocol/teams";
import { storedToken } from "#browser/token";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { joinGame, twice, type JoinRequest, type ApiReply } from "#api/requests";
import { keepSeat, type Seat } from "#api/seat";

/** Asks for a seat in that team; null asks for the list of teams. */
export type AskForTeam = (team: number | null) => Promise<ApiReply<Seat>>;
/** Lets a pupil choose a team, and returns the reply. */
export type PickTeam = (
  teams: readonly TeamChoice[],
  who: Pick<JoinRequest, "code" | "nickname" | "number" | "marble">,
  ask: AskForTeam,
) => Promise<ApiReply<Seat>>;

/**
 * Asks for a seat in a game for the signed-in user or a guest, and for a team if the pupil chooses one; keeps the seat on this
 * device.
 */
export async function takeSeat(
  env: Env,
  request: Omit<JoinRequest, "token">,
  pick?: PickTeam,
): Promise<ApiReply<Seat>> {
  const ask = (team?: number | null) =>
    twice(() => joinGame(env, { ...request, ...(team !== undefined && { team }), token: storedToken() }));
  let reply = await ask(null);
  if (!reply.ok && reply.teams) {
    // If the page for choosing a team does not load, the game assigns one.
    reply = (await pick?.(reply.teams, request, ask).catch(() => null)) ?? (await ask());
  }
  if (reply.ok) keepSeat(deviceMemory(), { ...reply.body, at: Date.now() });
  return reply;
}

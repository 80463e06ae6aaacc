import { storeToken, storedToken } from "../../base/token";
import { deviceMemory } from "../../base/device";
import type { Env } from "../../base/env";
import { joinGame, type JoinRequest, type Reply } from "../../base/requests";
import { keepSeat, type Seat } from "../../base/seat";

/** Asks for a place in a game, as whoever is signed in here; the one given is kept on this device. */
export async function takeSeat(env: Env, request: Omit<JoinRequest, "token">): Promise<Reply<Seat>> {
  const reply = await joinGame(env, { ...request, token: storedToken() });
  if (reply.tokenIsBad) storeToken(null);
  if (reply.ok) keepSeat(deviceMemory(), { ...reply.body, at: Date.now() });
  return reply;
}

import { storeToken, storedToken } from "../lib/token";
import { deviceMemory } from "../live/device";
import type { Env } from "../live/env";
import { joinGame, type JoinWish, type Reply } from "../live/requests";
import { keepSeat, type Seat } from "../live/seat";

/** Asks for a place in a game, as whoever is signed in here; the one given is kept on this device. */
export async function takeSeat(env: Env, wish: Omit<JoinWish, "token">): Promise<Reply<Seat>> {
  const reply = await joinGame(env, { ...wish, token: storedToken() });
  if (reply.tokenIsBad) storeToken(null);
  if (reply.ok) keepSeat(deviceMemory(), { ...reply.body, at: Date.now() });
  return reply;
}

import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import type { JoinReply } from "#protocol/http/replies/players";
import { relayName } from "#shared/ids";
import { aGame } from "../games/a-game";
import { call } from "../http";
import { hosting, joined, type PlayerSeat } from "../games/seat";

export const RELAYS = 3;
const EACH = 10;

/** Gives rooms ten seats until the end of this test. Returns the settings of a game that needs three of them. */
export function smallRooms() {
  env.ROOM_CAPACITY = String(EACH);
  env.MAX_CAPACITY = String(EACH * RELAYS);
  onTestFinished(() => {
    env.ROOM_CAPACITY = "1000";
    env.MAX_CAPACITY = "1000";
  });
  return { capacity: EACH * RELAYS };
}

/** A game of three rooms of ten players each, and their coordinator. */
export async function aHall(wanted: Parameters<typeof aGame>[0] = {}) {
  const game = await aGame({ ...wanted, settings: { ...wanted.settings, ...smallRooms() } });
  const relays = Array.from({ length: RELAYS }, (_, relay) => env.RELAY_ROOM.getByName(relayName(game.code, relay)));
  return { ...game, relays };
}

/** A phone at a socket of this relay. */
export const seatedAt = (code: string, relay: number, name: string, wire: Record<string, string> = {}) =>
  joined(code, name, undefined, { at: relay.toString(16).padStart(4, "0"), ...wire });

/** A phone without a socket. */
export async function pollingIn(code: string, name: string) {
  const reply = await call<JoinReply>("POST", "/api/game/join", { body: { game_code: code, nickname: name } });
  if (reply.status !== 201) throw new Error(reply.text);
  return { ...reply.json, headers: { "session-id": reply.json.session_id } };
}

/** A host and two phones at each relay, one of them on the compact wire. */
export async function aFullHall(wanted: Parameters<typeof aGame>[0] = {}) {
  const hall = await aHall(wanted);
  const host = await hosting(hall.code, hall.teacher.token);
  const names = ["Ali", "Ece", "Can", "Naz", "Efe", "Su"];
  const seats: PlayerSeat[] = await Promise.all(
    names.map((name, i) => seatedAt(hall.code, i % RELAYS, name, i < RELAYS ? {} : { v: "2" })),
  );
  return { ...hall, host, seats };
}
export type FullHall = Awaited<ReturnType<typeof aFullHall>>;

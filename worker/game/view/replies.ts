import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { errorText, wireCode, type RefusalCode } from "#protocol/errors";
import { hexOfRelay } from "#shared/ids";
import type { JoinConfirm, PickTeam, ServerMessageOf } from "#protocol/live/messages";
import type { Role } from "./parts";

/** What one connection hears about itself, whatever the game does. */

export const welcome = (sessionId: string, role: Role, now: number): ServerMessageOf<"welcome"> => ({
  type: "welcome",
  session_id: sessionId,
  server_time: now,
  role,
});

export const pong = (timestamp: number | undefined, now: number): ServerMessageOf<"pong"> => ({
  type: "pong",
  ...(timestamp !== undefined && { timestamp }),
  server_time: now,
});

/** The answer to the plain ping, which is the same at every moment. */
export const plainPong: ServerMessageOf<"pong"> = { type: "pong" };

/** `id`: the host's request that is refused. */
export const refusal = (code: RefusalCode, suggestion?: string, id?: string): ServerMessageOf<"error"> => ({
  type: "error",
  message: errorText(code),
  code: wireCode(code),
  ...(suggestion !== undefined && { suggestion }),
  ...(id !== undefined && { id }),
});

/** What the host asked for under this id is done. */
export const done = (id: string): ServerMessageOf<"done"> => ({ type: "done", id });

/** Whose number it is: asked back, before anybody sits. */
export const joinConfirm = (asked: JoinConfirm): ServerMessageOf<"join_confirm"> => ({
  type: "join_confirm",
  ...asked,
});

/** Which teams there are: asked back, before anybody sits. */
export const pickTeam = (asked: PickTeam): ServerMessageOf<"pick_team"> => ({ type: "pick_team", ...asked });

export const reconnectFailed = (code: RefusalCode): ServerMessageOf<"reconnect_failed"> => ({
  type: "reconnect_failed",
  message: errorText(code),
  code: wireCode(code),
});

/** To a phone whose seat is in another part of the game. */
export const moved = (relay: number): ServerMessageOf<"moved"> => ({ type: "moved", at: hexOfRelay(relay) });

/** The host is asked whether a network is the class's. */
export const foreignFound = (seats: ForeignSeats): ServerMessageOf<"foreign_seats"> => ({
  type: "foreign_seats",
  ...seats,
});

/** To the player who has left: the screen goes back to the start. */
export const hasLeft: ServerMessageOf<"player_removed"> = { type: "player_removed", message: "Oyundan ayrıldın." };

/** How many screens are connected. */
export const counter = (count: number): ServerMessageOf<"counter"> => ({ type: "counter", count });

/** How many phones sent which reaction. */
export const reactions = (counts: readonly number[]): ServerMessageOf<"reactions"> => ({ type: "reactions", counts });

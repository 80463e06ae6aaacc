import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { PageTurn } from "#protocol/live/page-turn";
import { errorText, wireCode, type RefusalCode } from "#protocol/errors";
import { hexOfRelay } from "#shared/ids";
import type { JoinConfirm, PickTeam, ServerMessageOf } from "#protocol/live/messages";
import type { Role } from "./parts";

/** Messages to one connection about itself, whatever the game does. */

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

export const done = (id: string): ServerMessageOf<"done"> => ({ type: "done", id });

/** Asks a pupil whether the name behind the number is theirs; no seat is taken yet. */
export const joinConfirm = (asked: JoinConfirm): ServerMessageOf<"join_confirm"> => ({
  type: "join_confirm",
  ...asked,
});

/** Asks a player to choose a team; no seat is taken yet. */
export const pickTeam = (asked: PickTeam): ServerMessageOf<"pick_team"> => ({ type: "pick_team", ...asked });

export const reconnectFailed = (code: RefusalCode): ServerMessageOf<"reconnect_failed"> => ({
  type: "reconnect_failed",
  message: errorText(code),
  code: wireCode(code),
});

/** Tells a phone in which relay its seat is. */
export const moved = (relay: number): ServerMessageOf<"moved"> => ({ type: "moved", at: hexOfRelay(relay) });

/** Asks the host whether a network is the class's. */
export const foreignFound = (seats: ForeignSeats): ServerMessageOf<"foreign_seats"> => ({
  type: "foreign_seats",
  ...seats,
});

/** Tells a player that they have left: the screen goes back to the start. */
export const hasLeft: ServerMessageOf<"player_removed"> = { type: "player_removed", message: "Oyundan ayrıldın." };

export const counter = (count: number): ServerMessageOf<"counter"> => ({ type: "counter", count });

export const pageTurned = ({ question_id, way }: PageTurn): ServerMessageOf<"page_turned"> => ({
  type: "page_turned",
  question_id,
  way,
});

/** Number of phones that sent each reaction. */
export const reactions = (counts: readonly number[]): ServerMessageOf<"reactions"> => ({ type: "reactions", counts });

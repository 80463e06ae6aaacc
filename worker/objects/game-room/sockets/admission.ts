import type { Game } from "#game/game";
import type { Seats } from "../seats";

const SPARE_SOCKETS = 100;
/** Time that every socket has to take a seat. */
const GIVES_WAY_MS = 3_000;

/**
 * Decides whether one more socket is let in. If there are more than a full game and its screens need, somebody is opening
 * sockets to keep others out: then the socket that has waited longest without taking a seat gives way. The owner always comes
 * in.
 */
export function letsIn(seats: Seats, { setup }: Game, userId: string | null): boolean {
  const players = Math.ceil(setup.capacity / (setup.relays ?? 1));
  if (seats.count < players * 2 + SPARE_SOCKETS) return true;
  const guest = seats.longestWaiting();
  const givesWay = guest !== null && Date.now() - guest.since >= GIVES_WAY_MS;
  if (givesWay) seats.dismiss(guest.ws, 1008, "not seated");
  return givesWay || userId === setup.ownerId;
}

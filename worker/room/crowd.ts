import type { LiveGame } from "./live-game";

const SPARE_SOCKETS = 100;
/** So long a socket has had time to take a seat. */
const GIVES_WAY_MS = 3_000;

/**
 * Whether one more socket is let in. Where there are more than a full game and its screens need, somebody holds the door
 * open: then who has waited longest without taking a seat gives way. The owner always comes in.
 */
export function letsIn(room: LiveGame, userId: string | null): boolean {
  const { capacity, ownerId } = room.stored.opening;
  if (room.sockets.count < capacity * 2 + SPARE_SOCKETS) return true;
  const guest = room.sockets.longestWaiting();
  const givesWay = guest !== null && Date.now() - guest.since >= GIVES_WAY_MS;
  if (givesWay) {
    room.sockets.close(guest.ws, 1008, "not seated");
    room.socketGone(false);
  }
  return givesWay || userId === ownerId;
}

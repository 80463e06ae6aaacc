import type { LiveGame } from "#game-client/game";
import type { HostGame } from "#game-client/host-game";

/** The parts of a game that the board needs; the real one and the rehearsal both have them. */
export type BoardHost = Pick<
  HostGame,
  | "get"
  | "subscribe"
  | "serverNow"
  | "reactions"
  | "retry"
  | "start"
  | "next"
  | "endQuestion"
  | "extend"
  | "endGame"
  | "kick"
  | "freeSeats"
  | "keepSeats"
  | "rename"
  | "move"
  | "lock"
  | "showLeaderboard"
  | "acceptAnswer"
  | "hideText"
  | "answer"
  | "setAbsent"
  | "confirmPairing"
  | "turnPage"
  | "pageTurns"
  | "close"
> &
  Partial<Pick<HostGame, "others">>;

/** True if there are players who are not on this screen's list. */
export const hasOthers = ({ players, playerCount }: LiveGame): boolean => playerCount > players.length;

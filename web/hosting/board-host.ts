import type { LiveGame } from "#game-client/game";
import type { HostGame } from "#game-client/host-game";

/** What the board needs of a game: the real one and the rehearsal both offer it. */
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
  | "close"
> &
  Partial<Pick<HostGame, "others">>;

/** Whether there are players whom this screen is not told of. */
export const hasOthers = ({ players, playerCount }: LiveGame): boolean => playerCount > players.length;

import type { HostGame } from "#game-client/host-game";

/** What the page needs of a game. */
export type ScanHost = Pick<
  HostGame,
  | "get"
  | "subscribe"
  | "serverNow"
  | "retry"
  | "start"
  | "next"
  | "endQuestion"
  | "showLeaderboard"
  | "answer"
  | "setAbsent"
>;

import type { HostGame } from "#game-client/host-game";

/** Parts of a game that the page needs. */
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

import type { HostGame } from "../../live/host-game";

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

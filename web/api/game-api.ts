import type { ReportPlayers } from "#protocol/http/replies/statistics";
import type { GameSettings } from "#protocol/game-settings";
import type { GameStatus, NextGame } from "#protocol/live/messages";
import { del, get, make, post, put, query } from "./api";

/** Calls about games that are not being played on this screen: a teacher's games, a student's past ones. */

type ListQuery = { readonly q?: string; readonly page?: number; readonly page_size?: number };
export type ReportPageQuery = ListQuery & { readonly only?: ReportPlayers };
type GamesQuery = ListQuery & { readonly status?: GameStatus | "open" | undefined };

/** The clock is sent only if it is not the usual one: without phones there is none. */
export type AskedSettings = Omit<GameSettings, "clock"> & { readonly clock?: "question" | "none" };

export const games = {
  list: (list: GamesQuery = {}) => get("/api/game/teacher", list),
  stats: () => get("/api/game/teacher/stats"),
  create: (setId: string, settings: AskedSettings, label: string) =>
    make("/api/game", { question_set_id: setId, settings, label }),
  /** Makes the follow-up game of a finished game; if one already waits in its lobby, returns that one. */
  playAgain: (from_game: string, which: NextGame["which"]) => make("/api/game", { from_game, which }),
  relabel: (code: string, label: string) => put("/api/game/:code", { code, label }),
  /** The game for its owner, with its set and its settings. */
  view: (code: string) => get("/api/game/:code", { code }),
  /** Statistics with one page of a large game's players; offline only the first page is available. */
  statistics: (code: string, page: ReportPageQuery = {}) =>
    get("/api/game/:code/statistics", { ...page, code }, { keep: query(page) === "" }),
  end: (code: string) => post("/api/game/:code/end", { code }),
  remove: (code: string) => del("/api/game/:code", { code }),
};

export const played = {
  history: (list: ListQuery = {}) => get("/api/player/history", list),
  /** Claims a guest's result: the guest's session proves that it is the caller's. A refusal signs nobody out. */
  claim: (id: string, sessionId: string) =>
    post("/api/player/:id/claim", { id }, { headers: { "session-id": sessionId }, guarded: false }),
  stats: (id: string) => get("/api/player/:id/stats", { id }),
  missed: (id: string) => get("/api/player/:id/missed", { id }),
};

import type {
  ClaimReply,
  GameReply,
  GameView,
  HistoryReply,
  MissedReply,
  ListedGame,
  PlayerStatsReply,
} from "#protocol/http/games";
import type { GameStatistics, ReportPlayers, TeacherStats } from "#protocol/http/statistics";
import type { Page } from "#protocol/http/page";
import type { GameSettings } from "#protocol/game-settings";
import type { GameStatus, NextGame } from "#protocol/live/messages";
import { del, get, make, post, put, query } from "./api";

/** Calls about games that are not being played on this screen: a teacher's games, a student's past ones. */

type ListQuery = { readonly q?: string; readonly page?: number; readonly page_size?: number };
export type ReportPageQuery = ListQuery & { readonly only?: ReportPlayers };
type GamesQuery = ListQuery & { readonly status?: GameStatus | undefined };

/** The clock is sent only if it is not the usual one: without phones there is none. */
export type AskedSettings = Omit<GameSettings, "clock"> & { readonly clock?: "question" | "none" };

const at = (code: string) => `/api/game/${encodeURIComponent(code)}`;
const player = (id: string) => `/api/player/${encodeURIComponent(id)}`;

export const games = {
  list: (list: GamesQuery = {}) => get<Page<ListedGame>>(`/api/game/teacher${query(list)}`),
  stats: () => get<TeacherStats>("/api/game/teacher/stats"),
  create: (setId: string, settings: AskedSettings, label: string) =>
    make<GameReply>("/api/game", { question_set_id: setId, settings, label }),
  /** Makes the follow-up game of a finished game; if one already waits in its lobby, returns that one. */
  playAgain: (from_game: string, which: NextGame["which"]) => make<GameReply>("/api/game", { from_game, which }),
  relabel: (code: string, label: string) => put<GameReply>(at(code), { label }),
  /** The game for its owner, with its set and its settings. */
  view: (code: string) => get<GameView>(at(code)),
  /** Statistics with one page of a large game's players; offline only the first page is available. */
  statistics: (code: string, page: ReportPageQuery = {}) => {
    const wanted = query(page);
    return get<GameStatistics>(`${at(code)}/statistics${wanted}`, { keep: wanted === "" });
  },
  end: (code: string) => post<GameReply>(`${at(code)}/end`),
  remove: (code: string) => del(at(code)),
};

export const played = {
  history: (list: ListQuery = {}) => get<HistoryReply>(`/api/player/history${query(list)}`),
  /** Claims a guest's result: the guest's session proves that it is the caller's. A refusal signs nobody out. */
  claim: (playerId: string, sessionId: string) =>
    post<ClaimReply>(`${player(playerId)}/claim`, {}, { headers: { "session-id": sessionId }, guarded: false }),
  stats: (playerId: string) => get<PlayerStatsReply>(`${player(playerId)}/stats`),
  missed: (playerId: string) => get<MissedReply>(`${player(playerId)}/missed`),
};

import * as z from "zod";
import { StoredSettings } from "../game-settings";
import { gameCode, GamePhase, GameStatus, LeaderboardRow, ListedPlayer, withKinds, withTeams } from "./playing";
import { count, id, moment, pageOf, rate, withLeftOut, type ReplyOf } from "./reply";

export const title = z.string().meta({ examples: ["Başkentler"] });

export const mode = z.literal("homework").optional();
export const game = {
  ...withKinds,
  id,
  game_code: gameCode,
  title,
  /** Label given by the teacher. Missing in replies of a live room, which does not know it. */
  label: z.string().optional(),
  /** Present if done as homework; missing if a class played it together. */
  mode,
  status: GameStatus,
  phase: GamePhase,
  question_set_id: id.nullable(),
  total_questions: count,
  /** Number on the host's screen: 0 in the lobby, then 1 for the first question. */
  question_number: count,
  player_count: count,
  settings: StoredSettings,
  created_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Present if it ended without its answers: its room is gone, as after a restored backup. */
  lost: z.literal(true).optional(),
};
export const Game = z.strictObject(game).meta({ id: "Game" });
export type Game = ReplyOf<typeof Game>;
export const GameReply = z.strictObject({ game: Game });
export type GameReply = ReplyOf<typeof GameReply>;
export const NewGameReply = GameReply.extend(withLeftOut);
export type NewGameReply = ReplyOf<typeof NewGameReply>;
/** Game in a list. A finished game has its figures, a running one null. */
export const ListedGame = z.strictObject({
  ...game,
  label: z.string(),
  /** Class that played, while it exists. */
  class_name: z.string().optional(),
  accuracy: rate.nullable(),
  average_score: z.number().nullable(),
  /** Mean net of a finished game that counted it. */
  average_net: z.number().optional(),
});
export type ListedGame = ReplyOf<typeof ListedGame>;
export const GamesReply = pageOf(ListedGame);
export type GamesReply = ReplyOf<typeof GamesReply>;
export const RelabelledReply = z.strictObject({ game: ListedGame });

/** For the owner of a game in several rooms: one page, with its number, its size and the number of rows. */
export const LeaderboardReply = z.strictObject({
  ...withTeams,
  leaderboard: z.array(LeaderboardRow),
  /** All players of a large game; for its host. */
  player_count: count.optional(),
  total: count.optional(),
  page: count.optional(),
  page_size: count.optional(),
});
export type LeaderboardReply = ReplyOf<typeof LeaderboardReply>;
/** Newest player first. */
export const PlayersReply = pageOf(ListedPlayer);
export type PlayersReply = ReplyOf<typeof PlayersReply>;

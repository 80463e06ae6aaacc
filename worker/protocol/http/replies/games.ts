import * as z from "zod";
import { StoredSettings } from "../game-settings";
import type {
  Game as GameOf,
  LeaderboardReply as LeaderboardOf,
  ListedGame as ListedOf,
  PlayersReply as PlayersOf,
} from "../games";
import { gameCode, GamePhase, GameStatus, LeaderboardRow, ListedPlayer, withKinds, withTeams } from "./playing";
import { count, id, moment, pageOf, rate, same } from "./reply";

export const title = z.string().meta({ examples: ["Başkentler"] });

export const homework = z.literal("homework").optional();
export const game = {
  ...withKinds,
  id,
  game_code: gameCode,
  title,
  label: z.string().optional(),
  mode: homework,
  status: GameStatus,
  phase: GamePhase,
  question_set_id: id.nullable(),
  total_questions: count,
  question_number: count,
  player_count: count,
  settings: StoredSettings,
  created_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
};
const Game = same<GameOf>()(z.strictObject(game).meta({ id: "Game" }));
export const GameReply = z.strictObject({ game: Game });
/** Game in a list, with a finished game's figures. */
export const ListedGame = same<ListedOf>()(
  z.strictObject({
    ...game,
    label: z.string(),
    class_name: z.string().optional(),
    accuracy: rate.nullable(),
    average_score: z.number().nullable(),
  }),
);
export const RelabelledReply = z.strictObject({ game: ListedGame });

export const LeaderboardReply = same<LeaderboardOf>()(
  z.strictObject({
    ...withTeams,
    leaderboard: z.array(LeaderboardRow),
    total: count.optional(),
    page: count.optional(),
    page_size: count.optional(),
  }),
);
export const PlayersReply = same<PlayersOf>()(pageOf(ListedPlayer));

import * as z from "zod";
import { StoredSettings } from "../game-settings";
import {
  ClassRecord,
  current,
  ForeignSeats,
  gameCode,
  GamePhase,
  GameStatus,
  GameTotals,
  LeaderboardRow,
  ListedPlayer,
  marble,
  NextGame,
  nickname,
  OwnResult,
  playerId,
  PlayerStats,
  question,
  withKinds,
  scored,
  withTeam,
  withTeams,
} from "./playing";
import { closed, Confidence, Distribution, PictureReply, shown, solution, repliedIn } from "./question";
import { count, moment, rate, type ReplyOf } from "./reply";
import { game, title } from "./games";

const ended = {
  ...solution,
  ...withTeams,
  ...closed,
  player_count: count.optional(),
  question_id: z.string(),
  leaderboard: z.array(LeaderboardRow),
  distribution: Distribution,
  ...repliedIn("close"),
  is_last: z.boolean(),
  revised: z.literal(true).optional(),
  next_media: z.array(z.string()).optional(),
  class_rate: rate.optional(),
  // The question itself, for a screen that joins after the close.
  ...shown,
  question_text: z.string().optional(),
  question_number: count.optional(),
  lang: z.string().optional(),
  image: PictureReply.optional(),
  by_host: question.by_host,
  points: z.union([z.number(), z.array(z.array(z.number()))]).optional(),
  worth: z.number().optional(),
};
const over = { ...withTeams, final_leaderboard: z.array(LeaderboardRow), message: z.string() };
/** Fields of `register_host_success`, so that a board can poll; `end` is the host's `game_end`. */
export const HostView = z
  .strictObject({
    ...withTeams,
    ...withKinds,
    picking: count.optional(),
    foreign_seats: z.array(ForeignSeats).optional(),
    player_count: count.optional(),
    game_code: gameCode,
    game_status: GameStatus,
    phase: GamePhase,
    title,
    players: z.array(ListedPlayer),
    settings: StoredSettings,
    leaderboard: z.array(LeaderboardRow),
    total_questions: count,
    question_number: count,
    locked: z.boolean(),
    /** The host's screens have moved from the last closed question's answer to the leaderboard. */
    leaderboard_shown: z.boolean(),
    server_time: moment,
    question: z.strictObject({ ...question, answered: count, total: count, player_ids: z.array(playerId) }).nullable(),
    result: z.strictObject(ended).nullable(),
    /** In a completed game: number of questions in a follow-up game of the missed ones. */
    missed_questions: count.optional(),
    pair_request: z.strictObject({ tries_left: count, expires_at: moment }).optional(),
    /** Best result of this teacher's classes with this set; missing if none counts. `class_rate`: the class's so far. */
    record: ClassRecord.optional(),
    class_rate: rate.optional(),
    next_game: NextGame.optional(),
    end: z
      .strictObject({
        ...over,
        player_stats: GameTotals,
        missed_questions: count.optional(),
        record: z.strictObject({ ...ClassRecord.shape, is_beaten: z.boolean() }).optional(),
      })
      .nullable(),
  })
  .meta({ id: "HostView" });
export type HostView = ReplyOf<typeof HostView>;
const { game_code, status, phase, player_count, total_questions, question_number, kinds, formulas, ...others } = game;
/** `GET /api/game/{code}`: the public part, and the parts for a session or the owner. */
export const GameView = z.strictObject({
  game: z.strictObject({
    game_code,
    status,
    phase,
    player_count,
    total_questions,
    question_number,
    kinds,
    formulas,
    ...z.strictObject(others).partial().shape,
    title,
    players: z.array(ListedPlayer).optional(),
    locked: z.boolean().optional(),
  }),
  server_time: moment,
  /** For the owner alone, while the game has its room. */
  host: HostView.optional(),
  you: z
    .strictObject({
      ...withTeam,
      ...withTeams,
      player_id: playerId,
      nickname,
      marble,
      ...scored,
      rank: count,
      answer: z.string().nullable(),
      /** Highest turn of the player's answers to the last question, where answers may change. */
      your_turn: count.optional(),
      /** Confidence in that answer. */
      confidence: Confidence.optional(),
    })
    .optional(),
  question: z.strictObject(current).nullable().optional(),
  result: z
    .strictObject({ ...ended, you: OwnResult.optional() })
    .nullable()
    .optional(),
  /** End of a completed game, so that a polling phone draws the same last screen. */
  end: z
    .strictObject({ ...over, player_stats: PlayerStats })
    .nullable()
    .optional(),
  /** For players and the owner of a completed game, while its follow-up game is not over. */
  next_game: NextGame.optional(),
});
export type GameView = ReplyOf<typeof GameView>;

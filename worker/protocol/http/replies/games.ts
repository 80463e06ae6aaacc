import * as z from "zod";
import type {
  AnswerReply as AnswerOf,
  ClaimReply as ClaimOf,
  Game as GameOf,
  GameView as ViewOf,
  HistoryReply as HistoryOf,
  HostView as HostOf,
  JoinableReply as JoinableOf,
  JoinReply as JoinOf,
  LeaderboardReply as LeaderboardOf,
  ListedGame as ListedOf,
  PlayerAnswer as PlayerAnswerOf,
  PlayerReply as PlayerOf,
  PlayersReply as PlayersOf,
} from "../games";
import type { JoinConfirm as ConfirmOf, PickTeam as PickOf } from "../../messages";
import { StudentStats } from "./people";
import {
  ClassRecord,
  current,
  gameCode,
  GamePhase,
  GameSettings,
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
  playerStats,
  question,
  TeamChoice,
  withKinds,
  withTeam,
  withTeams,
} from "./playing";
import { closed, Confidence, Distribution, KindName, Picture, Share, shown, solution } from "./question";
import { count, id, moment, pageOf, rate, same } from "./reply";

const title = z.string().meta({ examples: ["Başkentler"] });
const session = z.string().meta({ examples: ["482913.0b7c2Zr8sXk5tYw4uEo6iPa1dGh2jKl3"] });
const homework = z.literal("homework").optional();
const game = {
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
  settings: GameSettings,
  created_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
};
export const Game = same<GameOf>()(z.strictObject(game).meta({ id: "Game" }));
export const GameReply = z.strictObject({ game: Game });
/** As a list shows it: a finished game's figures too. */
export const ListedGame = same<ListedOf>()(
  z.strictObject({ ...game, label: z.string(), accuracy: rate.nullable(), average_score: z.number().nullable() }),
);
export const RelabelledReply = z.strictObject({ game: ListedGame });

const ended = {
  ...solution,
  ...withTeams,
  ...closed,
  player_count: count.optional(),
  question_id: z.string(),
  leaderboard: z.array(LeaderboardRow),
  distribution: Distribution,
  explanation: z.string(),
  is_last: z.boolean(),
  revised: z.literal(true).optional(),
  next_media: z.array(z.string()).optional(),
  class_rate: rate.optional(),
  // What was asked, for a screen that comes after the close.
  ...shown,
  question_text: z.string().optional(),
  question_number: count.optional(),
  lang: z.string().optional(),
  image: Picture.optional(),
  by_host: question.by_host,
  points: z.union([z.number(), z.array(z.array(z.number()))]).optional(),
  worth: z.number().optional(),
};
const over = { ...withTeams, final_leaderboard: z.array(LeaderboardRow), message: z.string() };
const HostView = same<HostOf>()(
  z
    .strictObject({
      ...withTeams,
      ...withKinds,
      picking: count.optional(),
      player_count: count.optional(),
      game_code: gameCode,
      game_status: GameStatus,
      phase: GamePhase,
      title,
      players: z.array(ListedPlayer),
      settings: GameSettings,
      leaderboard: z.array(LeaderboardRow),
      total_questions: count,
      question_number: count,
      locked: z.boolean(),
      leaderboard_shown: z.boolean(),
      server_time: moment,
      question: z
        .strictObject({ ...question, answered: count, total: count, player_ids: z.array(playerId) })
        .nullable(),
      result: z.strictObject(ended).nullable(),
      missed_questions: count.optional(),
      pair_request: z.strictObject({ tries_left: count, expires_at: moment }).optional(),
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
    .meta({ id: "HostView" }),
);
const { game_code, status, phase, player_count, total_questions, question_number, kinds, ...others } = game;
export const GameView = same<ViewOf>()(
  z.strictObject({
    game: z.strictObject({
      game_code,
      status,
      phase,
      player_count,
      total_questions,
      question_number,
      kinds,
      ...z.strictObject(others).partial().shape,
      title,
      players: z.array(ListedPlayer).optional(),
      locked: z.boolean().optional(),
    }),
    server_time: moment,
    host: HostView.optional(),
    you: z
      .strictObject({
        ...withTeam,
        ...withTeams,
        player_id: playerId,
        nickname,
        marble,
        score: z.number(),
        rank: count,
        answer: z.string().nullable(),
        confidence: Confidence.optional(),
      })
      .optional(),
    question: z.strictObject(current).nullable().optional(),
    result: z
      .strictObject({ ...ended, you: OwnResult.optional() })
      .nullable()
      .optional(),
    end: z
      .strictObject({ ...over, player_stats: PlayerStats })
      .nullable()
      .optional(),
    next_game: NextGame.optional(),
  }),
);

export const JoinableReply = same<JoinableOf>()(
  z.strictObject({
    generated_names: z.boolean(),
    number: z.enum(["school_no", "number"]).optional(),
    teams: z.array(TeamChoice).optional(),
  }),
);
export const JoinConfirm = same<ConfirmOf>()(z.strictObject({ game_code: gameCode, number: count, name: z.string() }));
export const PickTeam = same<PickOf>()(z.strictObject({ game_code: gameCode, teams: z.array(TeamChoice) }));
export const JoinReply = same<JoinOf>()(
  z.strictObject({
    ...withKinds,
    ...withTeam,
    ...withTeams,
    confidence: z.literal(true).optional(),
    reactions: z.literal(false).optional(),
    game_code: gameCode,
    player_id: playerId,
    nickname,
    marble,
    session_id: session,
    game_status: GameStatus,
    account: z.literal(true).optional(),
  }),
);
export const AnswerReply = same<AnswerOf>()(
  z.strictObject({
    accepted: z.literal(true),
    is_correct: z.boolean().nullable(),
    share: Share,
    points_earned: z.number().nullable(),
    score: z.number(),
  }),
);
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
const player = z.strictObject({
  ...withTeam,
  player_id: playerId,
  nickname,
  marble,
  score: z.number(),
  rank: count,
  game_code: gameCode,
  game_status: GameStatus,
  is_connected: z.boolean(),
  number: count.optional(),
});
export const PlayerReply = same<PlayerOf>()(z.strictObject({ player }));
export const ClaimReply = same<ClaimOf>()(z.strictObject({ player, is_new: z.boolean() }));
export const playerAnswer = {
  ...shown,
  ...solution,
  question_id: z.string(),
  question_text: z.string(),
  lang: z.string(),
  image: Picture.optional(),
  answer: z.string().nullable(),
  is_correct: z.boolean().nullable(),
  share: Share,
  points_earned: z.number(),
  response_time_ms: z.number().nullable(),
  confidence: Confidence.optional(),
  asked: z.literal(false).optional(),
};
export const PlayerAnswer = same<PlayerAnswerOf>()(z.strictObject(playerAnswer).meta({ id: "PlayerAnswer" }));
export const PlayerStatsReply = z.strictObject({
  stats: z.strictObject({ ...playerStats, answers: z.array(PlayerAnswer) }),
});

/** What the judge of its kind takes (`#question/kinds`), the right answer in it. */
const practised = {
  id: z.string(),
  text: z.string(),
  kind: KindName.optional(),
  options: shown.options,
  optionImages: shown.option_images,
  correct: z.string().optional(),
  accepted: z.array(z.string()).optional(),
  typo: z.boolean().optional(),
  value: z.number().optional(),
  tolerance: z.number().optional(),
  unit: shown.unit,
  slider: shown.slider,
  items: z.array(z.string()).optional(),
  pairs: z.array(z.strictObject({ left: z.string(), right: z.string() })).optional(),
  right: z.string().optional(),
  areas: z.array(z.strictObject({ x: z.number(), y: z.number(), r: z.number() })).optional(),
  byHost: z.array(z.string()).optional(),
  refused: z.array(z.string()).optional(),
  lang: z.string().optional(),
  image: Picture.optional(),
  outcome: z.string().optional(),
  explanation: z.string().optional(),
};
export const MissedReply = z.strictObject({
  game_code: gameCode,
  title,
  questions: z.array(z.strictObject({ question: z.strictObject(practised), answer: z.string().nullable() })),
});
const HistoryRow = z.strictObject({
  game_code: gameCode,
  mode: homework,
  player_id: playerId,
  title,
  nickname,
  marble,
  score: z.number(),
  rank: count,
  player_count: count,
  correct: count,
  wrong: count,
  unanswered: count,
  accuracy: rate,
  team: z.strictObject({ name: z.string(), rank: count }).optional(),
  played_at: moment,
});
export const HistoryReply = same<HistoryOf>()(
  z.strictObject({
    items: z.array(HistoryRow),
    total: count,
    page: count,
    page_size: count,
    stats: StudentStats,
  }),
);

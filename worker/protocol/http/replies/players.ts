import * as z from "zod";
import type {
  AnswerReply as AnswerOf,
  ClaimReply as ClaimOf,
  HistoryReply as HistoryOf,
  JoinableReply as JoinableOf,
  JoinReply as JoinOf,
  PlayerAnswer as PlayerAnswerOf,
  PlayerReply as PlayerOf,
} from "../games";
import type { JoinConfirm as ConfirmOf, PickTeam as PickOf } from "#protocol/live/messages";
import { StudentStats } from "./people";
import {
  gameCode,
  GameStatus,
  marble,
  nickname,
  playerId,
  playerStats,
  TeamChoice,
  withKinds,
  withTeam,
  withTeams,
} from "./playing";
import { judgedAnswer, KindName, PictureReply, Share, shown, solution } from "./question";
import { count, moment, rate, same } from "./reply";
import { homework, title } from "./games";

const session = z.string().meta({ examples: ["482913.0b7c2Zr8sXk5tYw4uEo6iPa1dGh2jKl3"] });

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
  ...judgedAnswer,
  question_text: z.string(),
  lang: z.string(),
  image: PictureReply.optional(),
};
export const PlayerAnswer = same<PlayerAnswerOf>()(z.strictObject(playerAnswer).meta({ id: "PlayerAnswer" }));
export const PlayerStatsReply = z.strictObject({
  stats: z.strictObject({ ...playerStats, answers: z.array(PlayerAnswer) }),
});

/** Fields that the judge of its kind takes (`#question/kinds`), the right answer included. */
export const storedQuestion = {
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
  places: shown.places,
  byHost: z.array(z.string()).optional(),
  refused: z.array(z.string()).optional(),
  lang: z.string().optional(),
  image: PictureReply.optional(),
  outcome: z.string().optional(),
  explanation: z.string().optional(),
};
export const MissedReply = z.strictObject({
  game_code: gameCode,
  title,
  questions: z.array(z.strictObject({ question: z.strictObject(storedQuestion), answer: z.string().nullable() })),
});
export const HistoryRow = z.strictObject({
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

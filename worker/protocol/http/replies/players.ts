import * as z from "zod";
import type { PracticeQuestion as PracticeOf } from "../games";
import type { JoinConfirm as ConfirmOf, PickTeam as PickOf } from "#protocol/live/messages";
import { StudentStats } from "./people";
import {
  gameCode,
  GameStatus,
  marble,
  nickname,
  playerId,
  playerStats,
  scored,
  TeamChoice,
  withCounting,
  withKinds,
  withTeam,
  withTeams,
} from "./playing";
import { judgedAnswer, KindName, PictureReply, Share, shown, solution, repliedIn } from "./question";
import { count, moment, rate, same, type ReplyOf } from "./reply";
import { mode, title } from "./games";

const session = z.string().meta({ examples: ["482913.0b7c2Zr8sXk5tYw4uEo6iPa1dGh2jKl3"] });

/** The game takes players; otherwise the reply is the refusal that joining would get. */
export const JoinableReply = z.strictObject({
  generated_names: z.boolean(),
  /** Players join with a number of the class: the school's, or that of the list. */
  number: z.enum(["school_no", "number"]).optional(),
  /** Players choose one of these: `POST /api/game/join` needs a `team`. */
  teams: z.array(TeamChoice).optional(),
});
export type JoinableReply = ReplyOf<typeof JoinableReply>;
export const JoinConfirm = same<ConfirmOf>()(z.strictObject({ game_code: gameCode, number: count, name: z.string() }));
export const PickTeam = same<PickOf>()(z.strictObject({ game_code: gameCode, teams: z.array(TeamChoice) }));
/** Asked back instead of a seat. */
export const JoinQuestion = z.union([JoinConfirm, PickTeam]);
export const JoinReply = z.strictObject({
  ...withKinds,
  ...withTeam,
  ...withTeams,
  ...withCounting,
  confidence: z.literal(true).optional(),
  reactions: z.literal(false).optional(),
  game_code: gameCode,
  player_id: playerId,
  nickname,
  marble,
  session_id: session,
  game_status: GameStatus,
  /** A student is signed in: the game goes into their history. */
  account: z.literal(true).optional(),
});
export type JoinReply = ReplyOf<typeof JoinReply>;
/** Reply of `POST /api/game/answer` and `/confidence`. The verdict is null until it may be known. */
export const AnswerReply = z.strictObject({
  accepted: z.literal(true),
  is_correct: z.boolean().nullable(),
  share: Share,
  points_earned: z.number().nullable(),
  ...scored,
  /** In a game in which answers may change: the answer that stands, and the highest turn seen. */
  answer: z.string().nullable().optional(),
  your_turn: count.optional(),
});
export type AnswerReply = ReplyOf<typeof AnswerReply>;

const player = z.strictObject({
  ...withTeam,
  player_id: playerId,
  nickname,
  marble,
  ...scored,
  rank: count,
  game_code: gameCode,
  game_status: GameStatus,
  is_connected: z.boolean(),
  /** In a game with a class: number in its list. */
  number: count.optional(),
});
export const PlayerReply = z.strictObject({ player });
export type PlayerReply = ReplyOf<typeof PlayerReply>;
/** `is_new` tells if this call gave the player to the account. */
export const ClaimReply = z.strictObject({ player, is_new: z.boolean() });
export type ClaimReply = ReplyOf<typeof ClaimReply>;
export const playerAnswer = {
  ...shown,
  ...solution,
  ...judgedAnswer,
  question_text: z.string(),
  lang: z.string(),
  image: PictureReply.optional(),
};
export const PlayerAnswer = z.strictObject(playerAnswer).meta({ id: "PlayerAnswer" });
export type PlayerAnswer = ReplyOf<typeof PlayerAnswer>;
export const PlayerStatsReply = z.strictObject({
  stats: z.strictObject({ ...playerStats, answers: z.array(PlayerAnswer) }),
});
export type PlayerStatsReply = ReplyOf<typeof PlayerStatsReply>;

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
  ...z.object(repliedIn("practice")).partial().shape,
};
/** Its type has a body for each kind. */
const PracticeQuestion = z.strictObject({
  question: z.strictObject(storedQuestion),
  answer: z.string().nullable(),
}) as z.ZodType as z.ZodType<PracticeOf>;
export const MissedReply = z.strictObject({
  game_code: gameCode,
  title,
  questions: z.array(PracticeQuestion),
});
export type MissedReply = ReplyOf<typeof MissedReply>;
export const HistoryRow = z.strictObject({
  game_code: gameCode,
  mode,
  player_id: playerId,
  title,
  nickname,
  marble,
  ...scored,
  rank: count,
  player_count: count,
  correct: count,
  wrong: count,
  unanswered: count,
  accuracy: rate,
  /** The player's team and its rank, in a game with teams. */
  team: z.strictObject({ name: z.string(), rank: count }).optional(),
  played_at: moment,
});
export type HistoryRow = ReplyOf<typeof HistoryRow>;
/** Page of past games; `stats` covers all of them, for any page or search. */
export const HistoryReply = z.strictObject({
  items: z.array(HistoryRow),
  total: count,
  page: count,
  page_size: count,
  stats: StudentStats,
});
export type HistoryReply = ReplyOf<typeof HistoryReply>;

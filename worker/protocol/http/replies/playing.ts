import * as z from "zod";
import { gameSettings } from "#protocol/settings/settings";
import type { GameTotals as TotalsOf, PlayerStats as StatsOf } from "#protocol/live/figures";
import type { ClassRecord as RecordOf, NextGame as NextOf } from "#protocol/live/messages";
import type { CurrentQuestionFields, OwnResult as OwnOf, QuestionFields } from "#protocol/live/played-question";
import type { ForeignSeats as ForeignOf } from "#protocol/live/foreign-seats";
import type { LeaderboardRow as RowOf, ListedPlayer as PlayerOf } from "#protocol/live/listed-players";
import type { TeamChoice as ChoiceOf, TeamRow as TeamOf } from "#protocol/teams";
import { Confidence, HostsPart, KindName, PictureReply, Share, shown, solution } from "./question";
import { count, moment, rate, same } from "./reply";
import { PlayAgain } from "../games";

/** Schemas shared by a game's replies and its messages; their types come from the rules of the game. */

export const gameCode = z.string().meta({ examples: ["482913"] });
export const playerId = z.string().meta({ examples: ["482913-5c01e7a2b94d"] });
export const nickname = z.string().meta({ examples: ["Ali"] });
export const marble = count.meta({ examples: [1_204_331_871] });
export const GameStatus = z.enum(["lobby", "active", "completed"]);
export const GamePhase = z.enum(["lobby", "question", "reveal", "completed"]);

const team = { team: count.optional() };
export const scored = { score: z.number(), net: z.number().optional() };
const TeamRow = same<TeamOf>()(
  z
    .strictObject({
      team: count,
      name: z.string().meta({ examples: ["Kırmızı"] }),
      ...scored,
      rank: count,
      previous_rank: count.nullable(),
      points: z.number(),
      players: count,
      marbles: z.array(marble).optional(),
    })
    .meta({ id: "TeamRow" }),
);
export const withTeam = team;
export const withTeams = { teams: z.array(TeamRow).optional() };
export const TeamChoice = same<ChoiceOf>()(
  z.strictObject({ team: count, name: z.string(), players: count, full: z.boolean() }),
);

const listed = {
  ...team,
  player_id: playerId,
  nickname,
  marble,
  is_connected: z.boolean(),
  number: count.optional(),
  absent: z.literal(true).optional(),
};
export const ListedPlayer = same<PlayerOf>()(z.strictObject(listed).meta({ id: "ListedPlayer" }));
export const ForeignSeats = same<ForeignOf>()(
  z.strictObject({
    network: z.string(),
    count,
    up_to: count.optional(),
    names: z.array(z.string()).optional(),
    answered: count.optional(),
    own: z.literal(true).optional(),
    barred: z.literal(true).optional(),
  }),
);
export const LeaderboardRow = same<RowOf>()(
  z
    .strictObject({
      ...listed,
      ...scored,
      rank: count,
      previous_rank: count.nullable(),
      streak: count.optional(),
      right: count.optional(),
      wrong: count.optional(),
      blank: count.optional(),
    })
    .meta({ id: "LeaderboardRow" }),
);

export const withKinds = { kinds: z.array(KindName).optional(), formulas: z.literal(true).optional() };
export const NextGame = same<NextOf>()(z.strictObject({ game_code: gameCode, questions: count, which: PlayAgain }));
export const ClassRecord = same<RecordOf>()(z.strictObject({ rate, played_at: moment }));

/** How answers count, in a game in which they may change, or that counts net. */
export const withCounting = {
  answers_change: z.literal(true).optional(),
  scoring: z.enum(gameSettings.scoring.values.oneOf).optional(),
};
export const question = {
  ...shown,
  ...solution,
  question_id: z.string(),
  question_text: z.string().meta({ examples: ["Türkiye’nin başkenti neresidir?"] }),
  lang: z.string().optional(),
  image: PictureReply.optional(),
  by_host: HostsPart.optional(),
  time_limit: z.number().nullable(),
  question_number: count,
  total_questions: count,
  points: z.number(),
  server_time: moment,
  starts_at: moment,
  ends_at: moment.nullable(),
  confidence: z.literal(true).optional(),
  ...withCounting,
};
export const Asked = same<QuestionFields>()(z.strictObject(question).meta({ id: "AskedQuestion" }));
export const current = {
  ...question,
  remaining_ms: count.nullable(),
  your_confidence: Confidence.optional(),
  your_turn: count.optional(),
};
same<CurrentQuestionFields>()(z.strictObject({ ...current, your_answer: z.string().nullable() }));

export const OwnResult = same<OwnOf>()(
  z.strictObject({
    ...team,
    answer: z.string().nullable(),
    is_correct: z.boolean().nullable(),
    share: Share.optional(),
    points_earned: z.number(),
    ...scored,
    rank: count,
    previous_rank: count.nullable(),
    streak: count,
    right: count.optional(),
    wrong: count.optional(),
    blank: count.optional(),
    confidence: Confidence.optional(),
  }),
);

export const playerStats = {
  ...team,
  ...scored,
  rank: count,
  player_count: count,
  correct: count,
  wrong: count,
  unanswered: count,
  accuracy: rate,
  average_response_ms: z.number().nullable(),
  best_streak: count,
  team_rank: count.optional(),
  team_players: count.optional(),
  wrong_costs: z.literal(gameSettings.wrong_costs.values.oneOf).optional(),
};
export const PlayerStats = same<StatsOf>()(z.strictObject(playerStats));
export const GameTotals = same<TotalsOf>()(
  z.strictObject({
    player_count: count,
    questions: count,
    correct: count,
    wrong: count,
    unanswered: count,
    accuracy: rate,
    average_score: z.number(),
    average_net: z.number().optional(),
    average_response_ms: z.number().nullable(),
  }),
);

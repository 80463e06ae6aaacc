import * as z from "zod";
import type {
  AdminStats as AdminOf,
  GameStatistics as GameOf,
  TeacherStats as TeacherOf,
  UserStats as UserOf,
} from "../statistics";
import { StudentStats } from "./people";
import { gameCode, GameStatus, marble, nickname, playerId, withTeam } from "./playing";
import { closed, Distribution, HostsPart, judgedAnswer, PictureReply, shown, solution } from "./question";
import { count, rate, moment, same } from "./reply";

/** Reports; their types come from the rules of the game. */

const share = rate.nullable();
const ms = z.number().nullable();
const judged = z.strictObject({ right: count, wrong: count });
const question = {
  ...shown,
  ...solution,
  ...closed,
  lang: z.string(),
  outcome: z.string(),
  image: PictureReply.optional(),
  by_host: HostsPart.optional(),
  question_id: z.string(),
  question_number: count,
  question_text: z.string().meta({ examples: ["Türkiye’nin başkenti neresidir?"] }),
  distribution: Distribution,
  correct_rate: share,
  credit: share,
  unanswered: count,
  average_response_ms: ms,
  median_response_ms: ms,
  difficulty: share,
  discrimination: z.number().min(-1).max(1).nullable(),
  misconception: z.string().nullable(),
  misconception_count: count.optional(),
  hard: z.boolean(),
  confidence: z.strictObject({ 1: judged, 2: judged, 3: judged }).optional(),
  sure_and_wrong: z.array(playerId).optional(),
};
const player = {
  ...withTeam,
  player_id: playerId,
  nickname,
  marble,
  score: z.number(),
  rank: count,
  asked: count,
  accuracy: share,
  credit: share,
  average_response_ms: ms,
  needs_support: z.boolean(),
};
export const GameStatistics = same<GameOf>()(
  z.strictObject({
    game: z.strictObject({
      game_code: gameCode,
      title: z.string(),
      label: z.string().optional(),
      mode: z.literal("homework").optional(),
      answers: z.enum(["cards", "board"]).optional(),
      class_name: z.string().optional(),
      status: GameStatus,
      player_count: count,
      average_score: z.number().nullable(),
      accuracy: share,
      credit: share,
      average_response_ms: ms,
      duration_ms: count.nullable(),
      completion: share,
      started_at: moment.nullable(),
      ended_at: moment.nullable(),
    }),
    questions: z.array(z.strictObject(question)),
    teams: z
      .array(
        z.strictObject({
          team: count,
          name: z.string(),
          score: z.number(),
          rank: count,
          players: count,
          accuracy: share,
        }),
      )
      .optional(),
    players: z.array(z.strictObject({ ...player, answers: z.array(z.strictObject(judgedAnswer)) })),
    outcomes: z.array(
      z.strictObject({
        outcome: z.string(),
        questions: count,
        correct_rate: share,
        players: z.array(z.strictObject({ player_id: playerId, correct_rate: share })),
        weak: count.optional(),
      }),
    ),
    paged: z
      .strictObject({
        page: count,
        page_size: count,
        total: count,
        q: z.string(),
        only: z.enum(["all", "support"]),
        support: count,
        missing_players: count,
      })
      .optional(),
  }),
);

export const TeacherStats = same<TeacherOf>()(
  z.strictObject({
    question_sets: count,
    games: count,
    players: count,
    accuracy: share,
    month: z.strictObject({
      games: count,
      players: count,
      played: z.strictObject({ games: count, players: count }).optional(),
    }),
    hardest_questions: z.array(
      z.strictObject({
        question_set_id: z.string().nullable(),
        question_text: z.string(),
        lang: z.string().optional(),
        correct_rate: rate,
        answers: count,
      }),
    ),
  }),
);
export const AdminStats = same<AdminOf>()(
  z.strictObject({
    users: z.strictObject({ admin: count, teacher: count, student: count }),
    teachers: z.strictObject({ approved: count, pending: count, rejected: count }),
    question_sets: count,
    questions: count,
    games: z.strictObject({ lobby: count, active: count, completed: count }),
    players: count,
    library: z.strictObject({ pending: count, reported: count }),
    days: z.array(
      z.strictObject({ date: z.string().meta({ examples: ["2026-11-20"] }), games: count, players: count }),
    ),
  }),
);
export const UserStats = same<UserOf>()(
  z.union([z.strictObject({ question_sets: count, games: count, players: count, accuracy: share }), StudentStats]),
);

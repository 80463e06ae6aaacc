import * as z from "zod";
import { StudentStats } from "./people";
import { gameCode, GameStatus, marble, nickname, playerId, scored, withTeam } from "./playing";
import { closed, Distribution, HostsPart, judgedAnswer, PictureReply, shown, solution, repliedIn } from "./question";
import { count, rate, moment, type ReplyOf } from "./reply";

/** Reports. */

const share = rate.nullable();
const ms = z.number().nullable();
const judged = z.strictObject({ right: count, wrong: count });
const question = {
  ...shown,
  ...solution,
  ...closed,
  /** Language of its texts (BCP 47). */
  lang: z.string(),
  ...repliedIn("report"),
  image: PictureReply.optional(),
  /** Present in a game without phones: the host judged the question, or it was only shown. */
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
  /** Answer given by most of those who made the most frequent mistake, and the number who made it. */
  misconception: z.string().nullable(),
  misconception_count: count.optional(),
  hard: z.boolean(),
  /** For each confidence step, the number of right and wrong answers: once the game is over, if players were asked. */
  confidence: z.strictObject({ 1: judged, 2: judged, 3: judged }).optional(),
  /** Players who were sure, and wrong. */
  sure_and_wrong: z.array(playerId).optional(),
  /** Changes of answers, if they could change: the very first against the last. `other`: also back to the first, or to none. */
  changed: z.strictObject({ to_right: count, to_wrong: count, other: count }).optional(),
};
const player = {
  ...withTeam,
  player_id: playerId,
  nickname,
  marble,
  ...scored,
  rank: count,
  /** Whole right answers, all others, and questions left blank, if net is counted. */
  right: count.optional(),
  wrong: count.optional(),
  blank: count.optional(),
  /** Questions that closed while the player sat in the game: the rates are of those. */
  asked: count,
  accuracy: share,
  credit: share,
  average_response_ms: ms,
  needs_support: z.boolean(),
};
export const GameStatistics = z.strictObject({
  game: z.strictObject({
    game_code: gameCode,
    title: z.string(),
    /** Label given by the teacher; every report of the API has it. */
    label: z.string().optional(),
    /** Present if done as homework; missing if a class played it together. */
    mode: z.literal("homework").optional(),
    /** Present if nobody had a phone: played by cards, or by teams before the board. Every report of the API has it. */
    answers: z.enum(["cards", "board"]).optional(),
    /** Class that played, while it exists. */
    class_name: z.string().optional(),
    status: GameStatus,
    /** Present if it ended without its answers: its room is gone, as after a restored backup. */
    lost: z.literal(true).optional(),
    player_count: count,
    average_score: z.number().nullable(),
    /** Mean of everybody in the report, where net is counted. */
    average_net: z.number().nullable().optional(),
    /** Number of wrong answers that cost a right one, where net is counted. */
    wrong_costs: z.literal([3, 4]).optional(),
    accuracy: share,
    /** Mean share of everything asked: like accuracy, but partly right answers count in part. */
    credit: share,
    average_response_ms: ms,
    duration_ms: count.nullable(),
    completion: share,
    started_at: moment.nullable(),
    ended_at: moment.nullable(),
  }),
  questions: z.array(z.strictObject(question)),
  /** Teams, best first, in a game with teams. */
  teams: z
    .array(
      z.strictObject({
        team: count,
        name: z.string(),
        ...scored,
        rank: count,
        players: count,
        /** Right ÷ asked of those who were in it at the end. */
        accuracy: share,
      }),
    )
    .optional(),
  /** `first`: the very first answer, where it was changed; `first_correct`: whether that was right, where anything can be. */
  players: z.array(
    z.strictObject({
      ...player,
      /** Number that a pupil of a class knows, if net is counted: it stands where the page hides the name. */
      number: count.optional(),
      answers: z.array(
        z.strictObject({ ...judgedAnswer, first: z.string().optional(), first_correct: z.boolean().optional() }),
      ),
    }),
  ),
  /** Rates by outcome, of questions that name one: right ÷ answers given. */
  outcomes: z.array(
    z.strictObject({
      outcome: z.string(),
      questions: count,
      correct_rate: share,
      /** In a report by page: the players of the page. */
      players: z.array(z.strictObject({ player_id: playerId, correct_rate: share })),
      /** In a report by page: number of all players who knew less than half of their answers. */
      weak: count.optional(),
    }),
  ),
  /** Page of players, in a game that several rooms played. All figures of questions, teams and outcomes cover every player. */
  paged: z
    .strictObject({
      page: count,
      page_size: count,
      /** Players found by the search. */
      total: count,
      q: z.string(),
      only: z.enum(["all", "support"]),
      /** Players who may need support. */
      support: count,
      /** Players whose answers were lost. */
      missing_players: count,
    })
    .optional(),
});
export type GameStatistics = ReplyOf<typeof GameStatistics>;
export type ReportPage = NonNullable<GameStatistics["paged"]>;
export type ReportPlayers = ReportPage["only"];

export const TeacherStats = z.strictObject({
  question_sets: count,
  games: count,
  players: count,
  accuracy: share,
  month: z.strictObject({
    games: count,
    players: count,
    /** The month without games that were only opened, and without homework. */
    played: z.strictObject({ games: count, players: count }).optional(),
    /** Right ÷ asked of this month's games, and of those of the month before. */
    accuracy: share.optional(),
    before: share.optional(),
    /** The same of the teacher's classes, with homework and partly right answers as in their list; missing without results. */
    classes: z.strictObject({ accuracy: share, before: share }).optional(),
  }),
  hardest_questions: z.array(
    z.strictObject({
      question_set_id: z.string().nullable(),
      question_text: z.string(),
      /** Language of its text (BCP 47); missing if it is Turkish. */
      lang: z.string().optional(),
      /** Right ÷ players who had a seat. */
      correct_rate: rate,
      answers: count,
    }),
  ),
  /** Outcomes that classes knew least in the newest games, each with the newest set that asked for it. */
  outcomes: z
    .array(
      z.strictObject({
        outcome: z.string().meta({ examples: ["M.7.1.2"] }),
        class_name: z.string().nullable(),
        correct_rate: rate,
        /** Games and homework that asked for it. */
        games: count,
        set: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
      }),
    )
    .optional(),
});
export type TeacherStats = ReplyOf<typeof TeacherStats>;
/** `mails` could not be sent so far. */
const Waiting = z.strictObject({ teachers: count, sets: count, reports: count, mails: count });
export type Waiting = ReplyOf<typeof Waiting>;
export const AdminStats = z.strictObject({
  users: z.strictObject({ admin: count, teacher: count, student: count }),
  /** Without suspended ones. */
  teachers: z.strictObject({ approved: count, pending: count, rejected: count }),
  question_sets: count,
  questions: count,
  games: z.strictObject({ lobby: count, active: count, completed: count }),
  players: count,
  /** Sets that wait for an administrator. */
  library: z.strictObject({ pending: count, reported: count }),
  /** Work that waits for this administrator. */
  waiting: Waiting,
  days: z.array(z.strictObject({ date: z.string().meta({ examples: ["2026-11-20"] }), games: count, players: count })),
});
export type AdminStats = ReplyOf<typeof AdminStats>;
export const UserStats = z.union([
  z.strictObject({ question_sets: count, games: count, players: count, accuracy: share }),
  StudentStats,
]);
export type UserStats = ReplyOf<typeof UserStats>;

const used = {
  games: count,
  players: count,
  /** Teachers who made a game or a homework. */
  active_teachers: count,
  homework: count,
  new_people: count,
  /** Estimated, in dollars. */
  cost: z.number().min(0),
};
/** Use of a period. `key` is a day (2026-11-20), a month (2026-11) or a school's id, empty for everybody without a school. */
export const UsageReply = z.strictObject({
  from: z.string().meta({ examples: ["2026-11-01"] }),
  to: z.string().meta({ examples: ["2026-11-29"] }),
  by: z.enum(["day", "month", "school"]),
  rows: z.array(z.strictObject({ key: z.string(), name: z.string(), ...used })),
  total: z.strictObject(used),
});
export type UsageReply = ReplyOf<typeof UsageReply>;

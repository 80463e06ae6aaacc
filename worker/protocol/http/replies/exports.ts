import { BoardCode } from "./device-sign-in";
import * as z from "zod";
import { StoredSettings } from "../game-settings";
import { reportReasons } from "#protocol/library-words";
import { Student } from "./classes";
import { HomeworkSettings } from "./homework";
import { User } from "./people";
import { HistoryRow, storedQuestion, PlayerStatsReply } from "./players";
import { gameCode, GameStatus, marble, nickname, playerId } from "./playing";
import { HostsPart, Share } from "./question";
import { Draft, QuestionSet } from "./question-sets";
import { count, id, moment, type ReplyOf } from "./reply";
import { Session } from "./sessions";
import { Origin } from "./sharing";
import { PersonalToken } from "./tokens";
import { ExportedQuestion } from "./written-question";

/** Both data protection exports: everything of an account, and everything of one student of a class. */

const title = z.string().meta({ examples: ["Başkentler"] });

/** Null if nothing was answered, 0 if the question was not asked of this player. */
const StoredAnswer = z.union([
  z.tuple([z.string(), Share, z.number(), z.number()]).meta({ examples: [["A", 1, 4312, 870]] }),
  z.literal(0),
  z.null(),
]);
const stored = {
  questions: z.array(
    z.strictObject({ ...storedQuestion, by_host: HostsPart.optional(), hidden: z.array(z.string()).optional() }),
  ),
  /** Names of the teams, and their points for each question. */
  teams: z.array(z.tuple([z.string(), z.array(z.number())])).optional(),
  /** Number of wrong answers that cost a right one, where net is counted: points are 420ths of a net then. */
  net: z.literal([3, 4]).optional(),
};
/**
 * Stored form of a game: version 1 has a player's answers as one text ("A4312:870 - ."), version 2 has one entry each, version 4
 * is version 2 of a game that counts net.
 */
const ShownResults = z
  .strictObject({
    ...stored,
    v: z.literal([1, 2, 4]),
    players: z.array(z.tuple([playerId, nickname, marble, z.literal(0), z.union([z.string(), z.array(StoredAnswer)])])),
    /** Confidence of each player: a digit for each question, "-" if none was given. */
    confidence: z.array(z.string()).optional(),
    /** Very first answer of each player to each question, null if it was not changed; only if answers could change. */
    first: z.array(z.array(z.string().nullable()).nullable()).optional(),
    /** Whether it was right: a digit for each question, "-" if the answer was not changed. */
    first_right: z.array(z.string().nullable()).optional(),
    team_of: z.array(count.nullable()).optional(),
    ranks: z.array(count).optional(),
    team_ranks: z.array(count).optional(),
  })
  .meta({ id: "KeptResults" });
export type ShownResults = ReplyOf<typeof ShownResults>;
const Part = z.tuple([count, count]).meta({ examples: [[0, 250]] });
/**
 * Game in several rooms: each room's players are in `parts_of_large_games`. `parts` are the rooms' numbers, with their number
 * of players. Version 5 is version 3 of a game that counts net.
 */
const ShownOverview = z
  .strictObject({
    ...stored,
    v: z.literal([3, 5]),
    team_players: z.array(count).optional(),
    parts: z.array(Part),
    missing: z.array(Part).optional(),
  })
  .meta({ id: "KeptHead" });
export type ShownOverview = ReplyOf<typeof ShownOverview>;

const ExportedSet = z.strictObject({
  ...QuestionSet.shape,
  share_token: z.string().nullable(),
  show_author: z.boolean(),
  show_school: z.boolean(),
  copies: count,
  origin: Origin.nullable(),
  questions: z.array(ExportedQuestion),
  drafts: z.array(Draft),
});
const ExportedGame = z.strictObject({
  id,
  game_code: gameCode,
  title,
  label: z.string(),
  mode: z.literal("homework").optional(),
  status: GameStatus,
  question_set_id: id.nullable(),
  total_questions: count,
  player_count: count,
  /** Settings as stored: an older game lacks later ones. */
  settings: StoredSettings.partial(),
  created_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  questions_asked: count,
  asked: count.nullable(),
  correct: count,
  answered: count,
  average_score: z.number(),
  /** Null before the end, and if only a newer version can read it. */
  results: z.union([ShownResults, ShownOverview]).nullable(),
});
const ExportedHomework = z.strictObject({
  id,
  code: z.string(),
  title,
  question_set_id: id.nullable(),
  class_id: id.nullable(),
  settings: HomeworkSettings,
  total_questions: count,
  created_at: moment,
  opens_at: moment.nullable(),
  due_at: moment,
  closed_at: moment.nullable(),
  started: count,
  finished: count,
});
const { device, kind, way, created_at, last_seen_at, expires_at } = Session.shape;

/** `GET /api/user/export`. */
export const AccountExport = z.strictObject({
  user: z.strictObject({ ...User.shape, rejection_reason: z.string(), last_login_at: moment.nullable() }),
  known_devices: z.array(z.strictObject({ used_at: moment })),
  sessions: z.array(z.strictObject({ device, kind, way, created_at, last_seen_at, expires_at })),
  waiting_emails: z.array(z.strictObject({ email: z.string(), created_at, expires_at })),
  personal_tokens: z.array(PersonalToken),
  board_codes: z.array(BoardCode),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      transports: z.array(z.string()),
      backed_up: z.boolean(),
      created_at,
      used_at: moment.nullable(),
    }),
  ),
  question_sets: z.array(ExportedSet),
  copied_sets: z.array(z.strictObject({ set_id: id, copy_id: id.nullable(), copied_at: moment })),
  reports: z.array(z.strictObject({ set_id: id, reason: z.enum(reportReasons), text: z.string(), created_at })),
  pictures: z.array(
    z.strictObject({
      id: z.string(),
      type: z.string().meta({ examples: ["image/png"] }),
      width: count,
      height: count,
      bytes: count,
      uploaded_at: moment,
      url: z.string(),
    }),
  ),
  classes: z.array(
    z.strictObject({ id, name: z.string(), created_at, archived: z.boolean(), students: z.array(Student) }),
  ),
  class_places: z.array(
    z.strictObject({
      student_id: id,
      class_name: z.string(),
      number: count,
      name: z.string(),
      games: count,
      questions: count,
      credit: z.number(),
      last_played: moment.nullable(),
    }),
  ),
  games: z.array(ExportedGame),
  /** Null if only a newer version can read it. */
  parts_of_large_games: z.array(z.strictObject({ game_id: id, part: count, results: ShownResults.nullable() })),
  homework: z.array(ExportedHomework),
  homework_done: z.array(z.strictObject({ code: z.string(), title, joined_at: moment })),
  history: z.array(HistoryRow),
  audit: z.array(
    z.strictObject({ at: moment, action: z.string(), as: z.enum(["target", "actor"]), reason: z.string() }),
  ),
});
export type AccountExport = ReplyOf<typeof AccountExport>;

/** `GET /api/classes/{id}/students/{student}/export`; `stats` is null if a game's details are gone. */
export const StudentExport = z.strictObject({
  class: z.strictObject({ id, name: z.string() }),
  student: Student,
  games: z.array(
    z.strictObject({
      game_code: gameCode,
      title,
      label: z.string(),
      played_at: moment,
      stats: PlayerStatsReply.shape.stats.nullable(),
    }),
  ),
});
export type StudentExport = ReplyOf<typeof StudentExport>;

import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { classes } from "./classes";
import { users } from "./people";

/**
 * Games. A row is written when the game is made, when it starts and when it ends; while it runs, its room holds everything. A
 * finished game keeps its details in one compact value (`results`, about 10 KB), never a row for each answer. Such rows are
 * long, so the indexes also contain the columns that lists search and sums add up, and the rows need not be read.
 */
export const games = sqliteTable(
  "games",
  {
    id: text("id").primaryKey(),
    code: text("code").notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a reference: the game outlives its set. */
    questionSetId: text("question_set_id"),
    title: text("title").notNull(),
    /** Title and label, folded for search. */
    titleKey: text("title_key").notNull(),
    /** Label given by the teacher: a class, a date. */
    label: text("label").notNull().default(""),
    status: text("status", { enum: ["lobby", "active", "completed"] }).notNull(),
    /** Played together by a class, or done by each pupil at their own pace: a homework's row is written when it is over. */
    mode: text("mode", { enum: ["live", "homework"] })
      .notNull()
      .default("live"),
    settings: text("settings").notNull(),
    totalQuestions: integer("total_questions").notNull(),
    createdAt: integer("created_at").notNull(),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),
    /** Time until which the code is taken: a room answers for 24 hours after its game. Null while the game is not over. */
    codeFreeAt: integer("code_free_at"),
    playerCount: integer("player_count").notNull().default(0),
    questionsAsked: integer("questions_asked").notNull().default(0),
    /** Questions that closed while a player sat in the game, summed over all players; null in rows of version 0.1. */
    asked: integer("asked"),
    correct: integer("correct").notNull().default(0),
    answered: integer("answered").notNull().default(0),
    /** Whole but for net, whose thousandths may have a decimal: SQLite keeps a number in this column as it is. */
    averageScore: integer("average_score").notNull().default(0),
    results: text("results"),
    /** Edition of the `game_results` rows that hold the details if they are too long for one value. */
    resultsEdition: text("results_edition"),
    /** Set once guests' nicknames have been replaced. */
    anonymizedAt: integer("anonymized_at"),
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    /** The class it was made for. Not a reference: it stays when the class is deleted, whose former students are found by it. */
    givenClass: text("given_class"),
    /** Outcomes of its questions, with the number of questions of each: the order of its students' sums. */
    classOutcomes: text("class_outcomes", { mode: "json" }).$type<[outcome: string, questions: number][]>(),
    /** Correct ÷ asked, if the game counts for the record of its set. */
    classRate: real("class_rate"),
  },
  (t) => [
    index("games_owner_newest").on(
      t.ownerId,
      t.createdAt,
      t.mode,
      t.titleKey,
      t.playerCount,
      t.questionsAsked,
      t.correct,
      t.asked,
    ),
    index("games_owner_status_newest").on(t.ownerId, t.status, t.createdAt, t.mode, t.titleKey),
    index("games_code_owner").on(t.code, t.ownerId, t.createdAt),
    index("games_title").on(t.id, t.titleKey, t.code, t.title, t.label, t.mode, t.endedAt, t.classOutcomes),
    index("games_code_free").on(t.codeFreeAt),
    index("games_day").on(t.createdAt, t.playerCount),
    index("games_status_newest").on(t.status, t.createdAt, t.playerCount),
    index("games_set_newest").on(t.questionSetId, t.status, t.endedAt),
    index("games_set_record")
      .on(t.ownerId, t.questionSetId, t.classRate, t.endedAt)
      .where(sql`class_rate is not null`),
    index("games_anonymize").on(t.anonymizedAt, t.endedAt),
    index("games_class")
      .on(t.classId, t.endedAt)
      .where(sql`class_id is not null`),
    index("games_deleted_class")
      .on(t.givenClass)
      .where(sql`class_id is null and given_class is not null`),
  ],
);

/**
 * Details of a large game: compressed, in base64, in parts that fit into a value. Only the edition named in the game's row
 * counts.
 */
export const gameResults = sqliteTable(
  "game_results",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    edition: text("edition").notNull(),
    part: integer("part").notNull(),
    data: text("data").notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.edition, t.part] })],
);

/** Names of deleted accounts and students in results, which are erased at night, as soon as this version can read them. */
export const owedNames = sqliteTable(
  "owed_names",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    playerId: text("player_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.playerId] })],
);

/** Codes a teacher has had: never drawn for the same teacher again, even after the game was deleted. */
export const usedCodes = sqliteTable(
  "used_codes",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.code] })],
);

/** History of accounts: a signed-in player's line of a finished game. */
export const gamePlayers = sqliteTable(
  "game_players",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    playerId: text("player_id").notNull(),
    /** The student whose seat it is, in a game or homework of a class. Not a reference: another row may be joined into it. */
    studentId: text("student_id"),
    nickname: text("nickname").notNull(),
    marble: integer("marble").notNull(),
    score: integer("score").notNull(),
    /** The exact score of a game that counts net. */
    net: real("net"),
    rank: integer("rank").notNull(),
    correct: integer("correct").notNull(),
    wrong: integer("wrong").notNull(),
    unanswered: integer("unanswered").notNull(),
    /** Name and rank of the player's team, in a game with teams. */
    teamName: text("team_name"),
    teamRank: integer("team_rank"),
    playedAt: integer("played_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.userId] }),
    index("game_players_history").on(t.userId, t.playedAt, t.rank, t.correct, t.wrong, t.unanswered),
    index("game_players_player").on(t.playerId),
    index("game_players_student")
      .on(t.studentId)
      .where(sql`student_id is not null`),
    check("game_players_rank", sql`${t.rank} >= 1`),
  ],
);

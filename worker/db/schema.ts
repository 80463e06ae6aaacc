import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * D1 knows only ASCII: `*_key` columns hold the text folded by `searchKey` (Turkish case, I ı İ i as one letter).
 * Times are epoch milliseconds.
 */

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Name, e-mail and school, folded for search. */
    searchKey: text("search_key").notNull(),
    role: text("role", { enum: ["admin", "teacher", "student"] }).notNull(),
    school: text("school").notNull().default(""),
    approval: text("approval", { enum: ["approved", "pending", "rejected"] }).notNull(),
    rejectionReason: text("rejection_reason").notNull().default(""),
    passwordHash: text("password_hash").notNull(),
    /** Raised by a new password, a rejection and signing out: every token signed before is refused. */
    tokenVersion: integer("token_version").notNull().default(1),
    verifiedAt: integer("verified_at"),
    lastLoginAt: integer("last_login_at"),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_newest").on(t.createdAt, t.searchKey),
    index("users_role_newest").on(t.role, t.createdAt, t.searchKey),
    index("users_role_created").on(t.role, t.approval, t.createdAt),
  ],
);

/**
 * Registrations whose address nobody has proven yet, each with what was written into it. A link and its password together
 * open the account; then the others of the address go, and of this one the row alone stays, so that the link says so.
 */
export const registrations = sqliteTable(
  "registrations",
  {
    /** Of the newest link's token. */
    hash: text("hash").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: ["teacher", "student"] }).notNull(),
    school: text("school").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Until then the link is good; a new one can be asked for while the row is there. */
    expiresAt: integer("expires_at").notNull(),
    /** The account that it became. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("registrations_email").on(t.email, t.createdAt),
    index("registrations_created").on(t.createdAt),
    index("registrations_user").on(t.userId),
  ],
);

/** Links sent to accounts. Only the hash of a token is stored; a new token of a kind ends the older one. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Version 0.1 wrote the other kinds: `verify` is read from it still, `notice` only counted. */
    kind: text("kind", { enum: ["verify", "reset", "notice"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [index("mail_tokens_user").on(t.userId, t.kind), index("mail_tokens_expires").on(t.expiresAt)],
);

/** Wrong passwords by account; also of addresses nobody has, so that both are slowed alike. Keys are hashes. */
export const loginFailures = sqliteTable(
  "login_failures",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    lockedUntil: integer("locked_until").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [index("login_failures_updated").on(t.updatedAt)],
);

/** Browsers that an account has signed in from; others' wrong passwords do not hold them up. A hash of the secret they keep. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: integer("used_at").notNull(),
  },
  (t) => [index("known_devices_user").on(t.userId, t.usedAt), index("known_devices_used").on(t.usedAt)],
);

/**
 * Mail not sent yet; in the local run also the inbox of what was sent. Elsewhere a sent mail leaves an empty row for a day,
 * which counts it.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: text("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
    /** Somebody not signed in `asked` for it, or it is a `notice` of what happened to an account. */
    kind: text("kind", { enum: ["asked", "notice"] })
      .notNull()
      .default("notice"),
    /** Whom it goes to and who caused it, as pseudonyms: to be counted by, not to be read. */
    recipientKey: text("recipient_key").notNull().default(""),
    clientKey: text("client_key").notNull().default(""),
    /** The link in it: once that is dead, nobody needs the mail. */
    linkHash: text("link_hash"),
  },
  (t) => [
    index("mails_unsent").on(t.sentAt, t.nextTryAt),
    index("mails_to").on(t.to, t.createdAt),
    index("mails_recipient").on(t.recipientKey, t.kind, t.createdAt),
    index("mails_client").on(t.clientKey, t.createdAt),
    index("mails_created").on(t.createdAt),
  ],
);

/** What administrators did, in names alone. The row outlives both people; of who was deleted it keeps no name. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    action: text("action").notNull(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    targetId: text("target_id").notNull(),
    targetName: text("target_name").notNull(),
    /** The actor's name and the target's, folded for search, with a line break between them. */
    searchKey: text("search_key").notNull().default(""),
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    index("audit_log_at").on(t.at),
    index("audit_log_actor").on(t.actorId, t.action, t.at),
    index("audit_log_target").on(t.targetId, t.at),
  ],
);

/** How far a job came that looks at everything in turn, a part at a time. */
export const jobCursors = sqliteTable("job_cursors", {
  job: text("job").primaryKey(),
  at: integer("at").notNull(),
  id: text("id").notNull(),
});

/** Calls that made something under an `Idempotency-Key`, with their answer: who repeats one gets the same. Kept for a day. */
export const keyedCalls = sqliteTable(
  "keyed_calls",
  {
    /** The hash of caller, call and key. */
    hash: text("hash").primaryKey(),
    /** Null for a call without an account. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    begunAt: integer("begun_at").notNull(),
    /** The id of what is made under it. */
    makingId: text("making_id"),
    /** Null while the first call is under way. */
    status: integer("status"),
    /** The answer's text; null where it is not kept: then what was made is read again. */
    body: text("body"),
  },
  (t) => [index("keyed_calls_begun").on(t.begunAt), index("keyed_calls_user").on(t.userId)],
);

export const questionSets = sqliteTable(
  "question_sets",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    titleKey: text("title_key").notNull(),
    description: text("description").notNull().default(""),
    /** Of all its text in UTF-8, its questions' too; kept by every statement that writes any of it. */
    bytes: integer("bytes").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Unfinished questions, as the editor wrote them: a JSON list of which the server knows nothing but its size. */
    drafts: text("drafts").notNull().default("[]"),
  },
  (t) => [index("question_sets_owner").on(t.ownerId, t.updatedAt), index("question_sets_size").on(t.ownerId, t.bytes)],
);

export const questions = sqliteTable(
  "questions",
  {
    id: text("id").primaryKey(),
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    options: text("options", { mode: "json" }).$type<Record<string, string>>().notNull(),
    correct: text("correct").notNull(),
    timeLimit: integer("time_limit").notNull(),
    points: integer("points").$type<0 | 1 | 2>().notNull(),
    explanation: text("explanation").notNull().default(""),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    kind: text("kind").notNull().default("choice"),
    /** What a question of this kind has besides options and the right one. */
    fields: text("fields", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (t) => [index("questions_set").on(t.setId, t.position)],
);

/**
 * A game: written when it is made, once when it starts and once when it ends. While it runs its room holds everything.
 * A finished game keeps its details in one compact value (`results`, about 10 KB), never a row for an answer. Such rows
 * are long: what lists search and sums add up stands in the indexes too, so that they need not be opened for it.
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
    /** What the teacher calls this game: a class, a date. */
    label: text("label").notNull().default(""),
    status: text("status", { enum: ["lobby", "active", "completed"] }).notNull(),
    settings: text("settings").notNull(),
    totalQuestions: integer("total_questions").notNull(),
    createdAt: integer("created_at").notNull(),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),
    /** Until here the code is taken: a room answers for 24 hours after its game. Null while the game is not over. */
    codeFreeAt: integer("code_free_at"),
    playerCount: integer("player_count").notNull().default(0),
    questionsAsked: integer("questions_asked").notNull().default(0),
    /** Of every player the questions that closed while he sat in the game, summed; null in rows of version 0.1. */
    asked: integer("asked"),
    correct: integer("correct").notNull().default(0),
    answered: integer("answered").notNull().default(0),
    averageScore: integer("average_score").notNull().default(0),
    results: text("results"),
    /** Which rows of `game_results` hold the details instead, where they are too long for one value. */
    resultsEdition: text("results_edition"),
    /** Set once guests' nicknames have been replaced. */
    anonymizedAt: integer("anonymized_at"),
  },
  (t) => [
    index("games_owner_newest").on(
      t.ownerId,
      t.createdAt,
      t.titleKey,
      t.playerCount,
      t.questionsAsked,
      t.correct,
      t.asked,
    ),
    index("games_owner_status_newest").on(t.ownerId, t.status, t.createdAt, t.titleKey),
    index("games_code_owner").on(t.code, t.ownerId, t.createdAt),
    index("games_title").on(t.id, t.titleKey),
    index("games_code_free").on(t.codeFreeAt),
    index("games_day").on(t.createdAt, t.playerCount),
    index("games_status_newest").on(t.status, t.createdAt, t.playerCount),
    index("games_set_newest").on(t.questionSetId, t.status, t.endedAt),
    index("games_anonymize").on(t.anonymizedAt, t.endedAt),
  ],
);

/** Details of a large game: compressed, in base64, in parts that fit into a value. Only the edition of the game's row counts. */
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

/** Names of deleted accounts in results that only a newer version can read: it takes them out at night. */
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

/** Codes a teacher has had: never drawn for the same teacher again, also after the game was deleted. */
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

/** A row only where an account wants a history: a signed-in player's own line of a finished game. */
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
    nickname: text("nickname").notNull(),
    marble: integer("marble").notNull(),
    score: integer("score").notNull(),
    rank: integer("rank").notNull(),
    correct: integer("correct").notNull(),
    wrong: integer("wrong").notNull(),
    unanswered: integer("unanswered").notNull(),
    playedAt: integer("played_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.userId] }),
    index("game_players_history").on(t.userId, t.playedAt, t.rank, t.correct, t.wrong, t.unanswered),
    index("game_players_player").on(t.playerId),
    check("game_players_rank", sql`${t.rank} >= 1`),
  ],
);

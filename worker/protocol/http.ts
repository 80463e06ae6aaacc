import * as z from "zod";
import { limits } from "./limits";
import { characters, isBlank, isCleanText, questionFaults, type QuestionDraft } from "./question";
import {
  GameCode,
  Marble,
  OptionKey,
  optionKeys,
  type CurrentQuestionFields,
  type GamePhase,
  type GameSettings,
  type GameStatus,
  type LeaderboardRow,
  type ListedPlayer,
  type Options,
  type PlayerStats,
  type QuestionEnd,
} from "./messages";

/** Body and reply of every /api call. Bodies are schemas, replies are types. The sentences are shown beside the fields. */

const EMPTY = "Bu alan boş kalamaz.";
const text = (max: number) => z.string().trim().max(max, `En çok ${max} karakter olabilir.`);
const required = (max: number, empty = EMPTY) =>
  z.string(empty).trim().min(1, empty).max(max, `En çok ${max} karakter olabilir.`);

/** Compared in lower case of the root locale; never Turkish casing, which would turn I into ı. Only ASCII is taken. */
export const Email = z
  .string(EMPTY)
  .trim()
  .max(limits.email, `En çok ${limits.email} karakter olabilir.`)
  .regex(
    /^[\x21-\x3f\x41-\x7e]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,}$/,
    "E-posta adresi eksik görünüyor. Örnek: ad@okul.k12.tr",
  )
  .transform((email) => email.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)));

export const NewPassword = z
  .string(EMPTY)
  .min(limits.password.min, `Şifre en az ${limits.password.min} karakter olmalı.`)
  .max(limits.password.max, `Şifre en çok ${limits.password.max} karakter olabilir.`);
/** A password somebody claims to have: any text, bounded. */
const ClaimedPassword = z.string(EMPTY).min(1, EMPTY).max(1024, "Şifre çok uzun.");

// People

const NAME = "Adınızı ve soyadınızı yazın.";
/** A name can be seen: something to read, nothing that steers the text around it. */
const Name = required(limits.name, NAME)
  .regex(/[\p{L}\p{N}]/u, NAME)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, NAME);

export type Role = "admin" | "teacher" | "student";
export type Approval = "approved" | "pending" | "rejected";
export type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly school: string;
  readonly is_approved: boolean;
  readonly approval: Approval;
  readonly is_email_verified: boolean;
  readonly created_at: number;
};

export const RegisterBody = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  role: z.enum(["teacher", "student"], "Öğretmen ya da öğrenci seçin."),
  school: text(limits.school).default(""),
});
export const LoginBody = z.object({ email: Email, password: ClaimedPassword });
export const EmailBody = z.object({ email: Email });
export const ResetBody = z.object({ new_password: NewPassword });
export const ProfileBody = z.object({
  name: Name.optional(),
  school: text(limits.school).optional(),
  current_password: ClaimedPassword.optional(),
  new_password: NewPassword.optional(),
});
export const DeleteAccountBody = z.object({ password: ClaimedPassword });
export const WsTokenBody = z.object({ game_code: GameCode });

export type MessageReply = { readonly message: string };
/** `already_verified`: the link was opened again by its now verified owner. */
export type VerifyReply = MessageReply & { readonly role: Role; readonly already_verified: boolean };
export type LoginReply = { readonly token: string; readonly user: User };
export type UserReply = { readonly user: User };
export type ProfileReply = { readonly user: User; readonly token?: string };
export type WsTokenReply = { readonly token: string };

// Administration

export const ApproveBody = z.object({
  user_id: z.string().min(1).max(64),
  approve: z.boolean(),
  reason: text(limits.reason).optional(),
});

export type Page<Row> = {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
};
/** Every list: `?q=&page=1&page_size=20`. Wrong numbers fall back, so that a hand-edited address still shows a list. */
export const PageQuery = z.object({
  /** Cut, not refused: a pasted sentence searches for its beginning. */
  q: z
    .string()
    .transform((q) => q.slice(0, 2 * limits.search).trim())
    .catch("")
    .default(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  page_size: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.page.max)
    .catch(limits.page.default)
    .default(limits.page.default),
});
export type PageQuery = z.infer<typeof PageQuery>;

export type ListedUser = User & { readonly last_login_at: number | null; readonly rejection_reason?: string };
export type AdminStats = {
  readonly users: Record<Role, number>;
  readonly teachers: Record<Approval, number>;
  readonly question_sets: number;
  readonly questions: number;
  readonly games: Record<GameStatus, number>;
  readonly players: number;
  readonly days: readonly { readonly date: string; readonly games: number; readonly players: number }[];
};
export type StudentStats = {
  readonly games: number;
  readonly average_rank: number | null;
  readonly best_rank: number | null;
  readonly accuracy: number | null;
};
export type UserStats =
  | {
      readonly question_sets: number;
      readonly games: number;
      readonly players: number;
      readonly accuracy: number | null;
    }
  | StudentStats;
export type AuditEntry = {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly actor_id: string;
  readonly actor_name: string;
  readonly target_id: string;
  readonly target_name: string;
  readonly reason: string;
};

// Question sets

const Id = z.string("Bu alan eksik.").min(1, "Bu alan eksik.").max(64);
const tidy = (text: string): string => text.replace(/\r\n?/g, "\n").trim();
const textUpTo = (max: number) =>
  z.check<string>(({ value, issues }) => {
    const wrong = (message: string) => issues.push({ code: "custom", input: value, message });
    if (!isCleanText(value)) wrong("Metinde kullanılamayan bir karakter var.");
    else if (characters(value) > max) wrong(`En çok ${max} karakter olabilir.`);
  });

/** Texts are trimmed here; their lengths and the rest are judged as a whole by `questionFaults`. */
const questionShape = {
  question_text: z.string("Soru metnini yazın.").transform(tidy),
  options: z.unknown().transform(optionsOf),
  correct_option: z.enum(optionKeys, "Doğru şıkkı işaretleyin."),
  time_limit: z.number("Süre tam sayı olmalı.").default(limits.timeLimitSeconds.default),
  points: z.union([z.literal(0), z.literal(1), z.literal(2)], "Puan 0, 1 ya da 2 olabilir.").default(1),
  explanation: z.string().transform(tidy).default(""),
};

function optionsOf(value: unknown, context: z.core.$RefinementCtx): Options {
  const wrong = (message: string): Options => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("Şıkları yazın.");
  const entries = new Map(Object.entries(value));
  const options: Options = {};
  for (const key of optionKeys) {
    const option: unknown = entries.get(key);
    if (entries.delete(key)) {
      if (typeof option !== "string") return wrong("Şıklar yazı olmalı.");
      options[key] = tidy(option);
    }
  }
  return entries.size > 0 ? wrong("Şıklar yalnız A, B, C ve D olabilir.") : options;
}

/** A fault of one option stands beside that option and beside the whole. */
function judge(question: QuestionDraft, context: z.core.$RefinementCtx) {
  for (const { field, key, message } of questionFaults(question)) {
    context.addIssue({ code: "custom", path: [field], message });
    if (key) context.addIssue({ code: "custom", path: [field, key], message });
  }
}

export const QuestionInput = z.object(questionShape).superRefine(judge);
export type QuestionInput = z.infer<typeof QuestionInput>;
export const NewQuestionBody = z
  .object({ ...questionShape, question_set_id: Id, position: z.int().min(0).optional() })
  .superRefine(judge);
/** The fields to change; what they make together with the rest is judged as a whole by `QuestionInput`. */
export const QuestionChangeBody = z.object({
  question_text: questionShape.question_text.optional(),
  options: z.unknown().optional(),
  correct_option: questionShape.correct_option.optional(),
  time_limit: questionShape.time_limit.unwrap().optional(),
  points: questionShape.points.unwrap().optional(),
  explanation: questionShape.explanation.unwrap().optional(),
  /** The `updated_at` the writer last saw: refused with `edit_conflict` when somebody wrote since. */
  if_updated_at: z.number().optional(),
});

const setShape = {
  title: z
    .string("Sete bir ad verin.")
    .transform(tidy)
    .refine((title) => !isBlank(title), "Sete bir ad verin.")
    .check(textUpTo(limits.setTitle)),
  description: z.string().transform(tidy).check(textUpTo(limits.setDescription)),
};
export const NewSetBody = z.object({ title: setShape.title, description: setShape.description.default("") });
export const SetChangeBody = z.object({
  title: setShape.title.optional(),
  description: setShape.description.optional(),
  question_ids: z.array(Id).max(limits.questionsPerSet).optional(),
  if_updated_at: z.number().optional(),
});
export const ImportBody = z.object({
  title: setShape.title,
  description: setShape.description.default(""),
  /** Counted before they are looked at: a body of two megabytes can hold a million empty ones. */
  questions: z
    .array(z.unknown(), "En az bir soru gerekli.")
    .min(1, "En az bir soru gerekli.")
    .max(limits.questionsPerSet, `Bir sette en çok ${limits.questionsPerSet} soru olabilir.`)
    .pipe(z.array(QuestionInput)),
});
/** The list of sets: newest first, as every list; the other orders are for the screen. */
export const SetsQuery = PageQuery.extend({ sort: z.enum(["created", "updated", "title", "played"]).catch("created") });

export type Question = QuestionInput & {
  readonly id: string;
  readonly question_set_id: string;
  readonly position: number;
  readonly updated_at: number;
};
export type QuestionSet = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly question_count: number;
  readonly created_at: number;
  readonly updated_at: number;
};
/** A row of the list: also when the set was last played. */
export type ListedSet = QuestionSet & {
  readonly total_seconds: number;
  readonly last_game: { readonly game_code: string; readonly at: number; readonly accuracy: number | null } | null;
};
export type QuestionSetReply = { readonly question_set: QuestionSet & { readonly questions: readonly Question[] } };
/** `set_updated_at`: the set's own stamp after this write, so that the writer's next change of the set is no conflict. */
export type QuestionReply = { readonly question: Question; readonly set_updated_at: number };

// Games

export const SettingsBody = z.object({
  scoring: z.enum(["speed", "balanced", "accuracy"]).default("balanced"),
  late_join: z.boolean().default(true),
  verdict: z.enum(["at_close", "instant"]).default("at_close"),
  generated_names: z.boolean().default(false),
  shuffle_questions: z.boolean().default(false),
  shuffle_options: z.boolean().default(false),
  time_factor: z.union([z.literal(1), z.literal(1.5), z.literal(2)]).default(1),
  show_leaderboard: z.boolean().default(true),
  reading_seconds: z.int().min(limits.readingSeconds.min).max(limits.readingSeconds.max).default(0),
  auto_advance_seconds: z
    .union([z.literal(0), z.int().min(limits.autoAdvanceSeconds.min).max(limits.autoAdvanceSeconds.max)])
    .default(0),
}) satisfies z.ZodType<GameSettings>;

export const NewGameBody = z.object({
  question_set_id: z.string().min(1).max(64),
  settings: SettingsBody.prefault({}),
});
export const JoinBody = z.object({
  game_code: z.string().max(32),
  nickname: z.string().max(400),
  marble: Marble.optional(),
});
export const NextBody = z.object({ question_number: z.int().min(0).max(limits.questionsPerSet).optional() });
export const AnswerBody = z.object({
  question_id: z.string().min(1).max(64),
  answer: OptionKey,
  response_time_ms: z.unknown().optional(),
});

export type Game = {
  readonly id: string;
  readonly game_code: string;
  readonly title: string;
  readonly status: GameStatus;
  readonly phase: GamePhase;
  readonly question_set_id: string | null;
  readonly total_questions: number;
  /** The number on the host's screen: 0 in the lobby, then 1 for the first question. */
  readonly question_number: number;
  readonly player_count: number;
  readonly settings: GameSettings;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
};
export type GameReply = { readonly game: Game };
/** Of a finished game also its figures; of a running one null. */
export type ListedGame = Game & { readonly accuracy: number | null; readonly average_score: number | null };

/** `GET /api/game/{code}`: what anybody may see, and what a session and the owner see besides. */
export type GameView = {
  readonly game: Pick<
    Game,
    "game_code" | "title" | "status" | "phase" | "player_count" | "total_questions" | "question_number"
  > &
    Partial<Game> & { readonly players?: readonly ListedPlayer[]; readonly locked?: boolean };
  readonly server_time: number;
  readonly you?: {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    readonly answer: OptionKey | null;
  };
  readonly question?: Omit<CurrentQuestionFields, "your_answer"> | null;
  readonly result?: Omit<QuestionEnd, "type"> | null;
  /** A completed game also carries the end, so that a polling phone draws the same last screen. */
  readonly end?: {
    readonly final_leaderboard: readonly LeaderboardRow[];
    readonly player_stats: PlayerStats;
    readonly message: string;
  } | null;
};
export type JoinReply = {
  readonly game_code: string;
  readonly player_id: string;
  readonly nickname: string;
  readonly marble: number;
  readonly session_id: string;
  readonly game_status: GameStatus;
};
export type AnswerReply = {
  readonly accepted: true;
  readonly is_correct: boolean | null;
  readonly points_earned: number | null;
  readonly score: number;
};
export type LeaderboardReply = { readonly leaderboard: readonly LeaderboardRow[] };
export type PlayerReply = {
  readonly player: {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    readonly game_code: string;
    readonly game_status: GameStatus;
    readonly is_connected: boolean;
  };
};
/** `POST /api/player/{id}/claim`; `is_new` says whether it was this call that made the player the account's. */
export type ClaimReply = PlayerReply & { readonly is_new: boolean };
export type PlayerAnswer = {
  readonly question_id: string;
  readonly question_text: string;
  readonly options: Options;
  readonly answer: OptionKey | null;
  readonly correct_option: OptionKey;
  readonly is_correct: boolean;
  readonly points_earned: number;
  readonly response_time_ms: number | null;
};
export type PlayerStatsReply = { readonly stats: PlayerStats & { readonly answers: readonly PlayerAnswer[] } };
export type HistoryRow = {
  readonly game_code: string;
  readonly player_id: string;
  readonly title: string;
  readonly nickname: string;
  readonly marble: number;
  readonly score: number;
  readonly rank: number;
  readonly player_count: number;
  readonly correct: number;
  readonly wrong: number;
  readonly unanswered: number;
  readonly accuracy: number;
  readonly played_at: number;
};

/** A page of past games; `stats` is of all of them, whatever page or search. */
export type HistoryReply = Page<HistoryRow> & { readonly stats: StudentStats };

// Statistics

export type GameStatistics = {
  readonly game: {
    readonly game_code: string;
    readonly title: string;
    readonly status: GameStatus;
    readonly player_count: number;
    readonly average_score: number | null;
    readonly accuracy: number | null;
    readonly average_response_ms: number | null;
    readonly duration_ms: number | null;
    readonly completion: number | null;
    readonly started_at: number | null;
    readonly ended_at: number | null;
  };
  readonly questions: readonly {
    readonly question_id: string;
    readonly question_number: number;
    readonly question_text: string;
    readonly options: Options;
    readonly correct_option: OptionKey;
    readonly distribution: Partial<Record<OptionKey, number>> & { readonly none: number };
    readonly correct_rate: number | null;
    readonly unanswered: number;
    readonly average_response_ms: number | null;
    readonly median_response_ms: number | null;
    readonly difficulty: number | null;
    readonly discrimination: number | null;
    readonly misconception: OptionKey | null;
    readonly hard: boolean;
  }[];
  readonly players: readonly {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    readonly accuracy: number | null;
    readonly average_response_ms: number | null;
    readonly needs_support: boolean;
    readonly answers: readonly {
      readonly question_id: string;
      readonly answer: OptionKey | null;
      readonly is_correct: boolean;
      readonly points_earned: number;
      readonly response_time_ms: number | null;
    }[];
  }[];
};
export type TeacherStats = {
  readonly question_sets: number;
  readonly games: number;
  readonly players: number;
  readonly accuracy: number | null;
  readonly month: { readonly games: number; readonly players: number };
  readonly hardest_questions: readonly {
    readonly question_set_id: string | null;
    readonly question_text: string;
    readonly correct_rate: number;
    readonly answers: number;
  }[];
};

/** What the page needs to know of this deployment. */
export type ConfigReply = {
  readonly turnstile_site_key: string;
  readonly operator: { readonly name: string; readonly address: string; readonly email: string };
  readonly retention_days: number;
};
export type HealthReply = {
  readonly status: "ok" | "degraded";
  readonly version: string;
  /** Only for who knows HEALTH_SECRET. */
  readonly parts?: Readonly<Record<"database" | "rooms", "ok" | "down">>;
};

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
/** The local inbox, `GET /api/dev/mail?to=`, newest first. */
export type DevMail = Mail & { readonly sent_at: number };
export type DevMailReply = { readonly items: readonly DevMail[] };

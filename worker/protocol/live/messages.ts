import type { KindName } from "#question/kinds";
import type { HostView } from "../http/replies/game-view";
import type { JoinReply } from "../http/replies/players";
import type { TeamChoice, WithPicking, WithTeams } from "../teams";
import { to, type SeatRole, type Sent } from "./entry";
import type { GameTotals, PlayerStats } from "./figures";
import type { ForeignSeats, WithForeignSeats } from "./foreign-seats";
import type { LeaderboardRow, ListedPlayer, WithPlayerCount, Scored } from "./listed-players";
import type { PageTurn } from "./page-turn";
import type {
  Confidence,
  CurrentQuestionFields,
  EndedFields,
  OwnResult,
  QuestionFields,
  WithCounting,
} from "./played-question";

export type GameStatus = "lobby" | "active" | "completed";
export type GamePhase = "lobby" | "question" | "reveal" | "completed";

/** Share of right answers in a class's best earlier game with this set. */
export type ClassRecord = { readonly rate: number; readonly played_at: number };
/** Follow-up game of a completed game: its players have a seat in it with their old session. */
export type NextGame = {
  readonly game_code: string;
  readonly questions: number;
  /** Questions that are played again: those that most of the class missed, or all. */
  readonly which: "missed" | "all";
};
/** Follow-up game of a completed game, while it is not over. */
type WithNextGame = { next_game?: NextGame };
/** Lets screens load code for questions ahead: `kinds` if not all are choices, `formulas` if a text has one. */
export type WithKinds = { kinds?: readonly KindName[]; formulas?: true };
/** Lets phones load ahead the features that only some games have. Nearly all have reactions, so only their absence is sent. */
export type WithExtras = WithCounting & { confidence?: true; reactions?: false };

type GameEndFields = WithTeams & {
  final_leaderboard: readonly LeaderboardRow[];
  player_stats: PlayerStats | GameTotals;
  message: string;
  /** Present if the game is deleted: nothing is left to look at. */
  is_deleted?: true;
  /** For the host: number of questions in a follow-up game of the missed ones. */
  missed_questions?: number;
  /** For the host: record that the class played against. Its rate in this game is `player_stats.accuracy`. */
  record?: ClassRecord & { readonly is_beaten: boolean };
};

/** `number` as typed; `name` is the short one. */
export type JoinConfirm = { readonly game_code: string; readonly number: number; readonly name: string };

export type PickTeam = { readonly game_code: string; readonly teams: readonly TeamChoice[] };

const toAll = to("host", "player", "guest");
const toSeated = to("host", "player");
const toHost = to("host");
const toPlayer = to("player");
const toGuest = to("guest");
const toReturning = to("player", "guest");
const ignored = "Ignores it.";

/**
 * The only list of the server's messages: senders and readers are typed by it, and docs/messages.md is made from it. Clients'
 * messages: `client-messages.ts`.
 */
export const serverMessages = {
  welcome: to("host", "guest")("spec", "Greets a new socket; a guest who joins keeps this session.").with<{
    session_id: string;
    server_time: number;
    role: "host" | "player";
  }>(),
  pong: toAll("spec", "Answers `ping`.").with<{ timestamp?: number; server_time?: number }>(),
  counter: toAll("spec", "Number of open sockets, now and then.").with<{ count: number }>(),
  error: toAll("spec", "Refuses the last message, or the host's request with this `id`.").with<{
    message: string;
    code: string;
    suggestion?: string;
    id?: string;
  }>(),
  done: toHost(2, "The request with this `id` is done, now or earlier.", "Sends no `id`.").with<{ id: string }>(),
  register_host_success: toHost("spec", "Everything that a host's screen needs.").with<Omit<HostView, "end">>(),
  join_success: toPlayer("spec", "The player has a seat.").with<JoinReply & WithNextGame>(),
  join_confirm: toGuest(
    2,
    "Owner of the number; the pupil joins with `confirm`.",
    "Sends no number.",
  ).with<JoinConfirm>(),
  pick_team: toGuest(2, "The teams; the player joins with one.", "Is dealt to one.").with<PickTeam>(),
  reconnect_success: toPlayer("spec", "The player is back in the seat.").with<
    Omit<JoinReply, "account"> &
      WithNextGame &
      Scored & {
        rank: number;
        /** The game's, which a waiting pupil reads. */
        title?: string;
      }
  >(),
  reconnect_failed: toReturning("spec", "This session has no seat.").with<{ message: string; code: string }>(),
  moved: toReturning(2, "The seat is in another room: `&at=` finds it.", "Tries again.").with<{ at: string }>(),
  lobby_update: toSeated("spec", "The players; for phones the newest, none in a class that joins by number.").with<
    WithTeams & WithPicking & WithForeignSeats & { players: readonly ListedPlayer[]; total: number; locked: boolean }
  >(),
  game_started: toSeated("spec", "A question follows.").with<{ total_questions: number; server_time: number }>(),
  question_start: toSeated("spec", "A question opens; its solution goes to the host alone.").with<QuestionFields>(),
  current_question: toPlayer("spec", "The running question, to a latecomer.").with<CurrentQuestionFields>(),
  question_extended: toSeated(1, "It ends later.").with<{ question_id: string; ends_at: number }>(),
  answer_accepted: toPlayer(1, "The answer that counts; null if it was taken back.").with<{
    question_id: string;
    answer: string | null;
    /** Highest turn seen, where answers may change: tells a late acknowledgement from a new one. */
    your_turn?: number;
  }>(),
  answer_received: toPlayer("spec", "The verdict: at the close, or at once if the game is set so.").with<
    Scored & {
      is_correct: boolean | null;
      share?: number | null;
      points_earned: number;
      question_id: string;
      response_time_ms: number;
    }
  >(),
  confidence_accepted: toPlayer(2, "The confidence has arrived and counts.", "Sends no `confidence`.").with<{
    question_id: string;
    confidence: Confidence;
  }>(),
  answer_count_update: toHost("spec", "Number of players who have answered, now and then.").with<{
    answered: number;
    total: number;
    /** Players who answered since the last message, empty in a game of several rooms. */
    player_ids: readonly string[];
    /** Players whose answer was taken back, by them or by the host. */
    taken_back?: readonly string[];
  }>(),
  question_end: toSeated("spec", "It is closed, or revised; `you`: the player's part.").with<
    EndedFields & { you?: OwnResult }
  >(),
  leaderboard_update: toHost("spec", "The standings, changed between two questions.").with<
    WithTeams & WithPlayerCount & { leaderboard: readonly LeaderboardRow[] }
  >(),
  leaderboard_shown: toHost(1, "All screens show the leaderboard, or the answer.").with<{
    question_id: string;
    shown: boolean;
  }>(),
  reactions: toHost(2, "Reactions since the last message, by sort.", ignored).with<{ counts: readonly number[] }>(),
  page_turned: toHost(3, "A screen of the host turns the board’s page.", ignored).with<PageTurn>(),
  pair_request: toHost(2, "A phone shows two digits to be typed here, is let in, or is not.", ignored).with<
    { state: "waiting"; tries_left: number; expires_at: number } | { state: "paired" | "ended" }
  >(),
  foreign_seats: toHost(3, "A network took these seats of the class.", ignored).with<ForeignSeats>(),
  player_removed: toPlayer(1, "The player is out; the socket closes.").with<{ message: string; code?: "seat_freed" }>(),
  player_renamed: toPlayer(1, "The player's new name.").with<{ player_id: string; nickname: string }>(),
  player_moved: toPlayer(2, "The player's new team.", ignored).with<{ player_id: string; team: number }>(),
  game_end: toSeated("spec", "The game is over.").with<GameEndFields>(),
  next_game: toSeated(2, "A follow-up game waits for everybody who still looks at this one.", ignored).with<NextGame>(),
};

type Messages = typeof serverMessages;
type FieldsOf<Entry> = Entry extends Sent<SeatRole, infer Fields> ? Fields : never;
export type ServerMessageOf<Name extends keyof Messages> = {
  [One in Name]: { readonly type: One } & Readonly<FieldsOf<Messages[One]>>;
}[Name];
export type ServerMessage = ServerMessageOf<keyof Messages>;
/** Messages that all sockets of these roles may get. */
export type MessageTo<Role extends SeatRole> = ServerMessageOf<
  { [Name in keyof Messages]: [Role] extends [Messages[Name]["to"][number]] ? Name : never }[keyof Messages]
>;

export type GameEnd = ServerMessageOf<"game_end">;
export type RegisterHostSuccess = ServerMessageOf<"register_host_success">;

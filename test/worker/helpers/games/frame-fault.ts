import * as z from "zod";
import { GameView, HostView } from "#protocol/http/replies/game-view";
import { JoinConfirm, JoinReply, PickTeam } from "#protocol/http/replies/players";
import {
  Asked,
  current,
  ForeignSeats,
  LeaderboardRow,
  ListedPlayer,
  NextGame,
  nickname,
  playerId,
  withTeams,
  scored,
} from "#protocol/http/replies/playing";
import { Confidence, Share } from "#protocol/http/replies/question";
import { count, moment } from "#protocol/http/replies/reply";
import type { SeatRole } from "#protocol/live/entry";
import { serverMessages, type ServerMessage } from "#protocol/live/messages";

const { result, end: ofPlayer } = GameView.shape;
const next_game = NextGame.optional();
const end = { is_deleted: z.literal(true).optional() };
const seat = JoinReply.extend({ next_game });
const fault = { message: z.string(), code: z.string() };
const question_id = z.string();

/** Schemas of the messages' fields, for many of them those of a call's reply. */
const shapes: {
  readonly [Name in ServerMessage["type"]]?: z.ZodObject | readonly [host: z.ZodObject, others: z.ZodObject];
} = {
  welcome: z.strictObject({ session_id: z.string(), server_time: moment, role: z.enum(["host", "player"]) }),
  pong: z.strictObject({ timestamp: z.number().optional(), server_time: moment.optional() }),
  counter: z.strictObject({ count }),
  error: z.strictObject({ ...fault, suggestion: z.string().optional(), id: z.string().optional() }),
  done: z.strictObject({ id: z.string() }),
  register_host_success: HostView.omit({ end: true }),
  join_success: seat,
  join_confirm: JoinConfirm,
  pick_team: PickTeam,
  reconnect_success: seat.omit({ account: true }).extend({ ...scored, rank: z.int(), title: z.string().optional() }),
  reconnect_failed: z.strictObject(fault),
  moved: z.strictObject({ at: z.string() }),
  lobby_update: z.strictObject({
    ...withTeams,
    picking: count.optional(),
    foreign_seats: z.array(ForeignSeats).optional(),
    players: z.array(ListedPlayer),
    total: count,
    locked: z.boolean(),
  }),
  game_started: z.strictObject({ total_questions: count, server_time: moment }),
  question_start: Asked,
  current_question: z.strictObject({ ...current, your_answer: z.string().nullable() }),
  question_extended: z.strictObject({ question_id, ends_at: moment }),
  answer_accepted: z.strictObject({ question_id, answer: z.string().nullable(), your_turn: count.optional() }),
  answer_received: z.strictObject({
    is_correct: z.boolean().nullable(),
    share: Share.optional(),
    points_earned: z.number(),
    question_id,
    ...scored,
    response_time_ms: z.number(),
  }),
  confidence_accepted: z.strictObject({ question_id, confidence: Confidence }),
  answer_count_update: z.strictObject({
    answered: count,
    total: count,
    player_ids: z.array(playerId),
    taken_back: z.array(playerId).optional(),
  }),
  question_end: result.unwrap().unwrap(),
  game_end: [HostView.shape.end.unwrap().extend(end), ofPlayer.unwrap().unwrap().extend(end)],
  leaderboard_update: z.strictObject({
    ...withTeams,
    player_count: count.optional(),
    leaderboard: z.array(LeaderboardRow),
  }),
  leaderboard_shown: z.strictObject({ question_id, shown: z.boolean() }),
  reactions: z.strictObject({ counts: z.array(count) }),
  page_turned: z.strictObject({ question_id, way: z.enum(["on", "back"]) }),
  pair_request: z.strictObject({
    state: z.enum(["waiting", "paired", "ended"]),
    tries_left: count.optional(),
    expires_at: moment.optional(),
  }),
  foreign_seats: ForeignSeats,
  player_removed: z.strictObject({ message: z.string(), code: z.literal("seat_freed").optional() }),
  player_renamed: z.strictObject({ player_id: playerId, nickname }),
  player_moved: z.strictObject({ player_id: playerId, team: count }),
  next_game: NextGame,
};

/**
 * Compares each frame of one socket with the message's entry: its name, its receiver, and its fields where a schema describes
 * them. The compact wire leaves fields out, so there only names of fields are compared.
 */
export function aFrameCheck(isCompact: boolean): (text: string) => string | null {
  let role: SeatRole = "guest";
  return (text) => {
    const { type, ...fields } = JSON.parse(text) as ServerMessage;
    if (type === "welcome" && "role" in fields && fields.role === "host") role = "host";
    if (type === "join_success" || type === "reconnect_success") role = "player";
    const entry = Object.hasOwn(serverMessages, type) ? serverMessages[type] : null;
    if (!entry) return `a frame without an entry: ${text}`;
    if (!(entry.to as readonly SeatRole[]).includes(role)) return `a frame that no ${role} may get: ${text}`;
    const shape = shapes[type];
    const schema = shape && "length" in shape ? shape[role === "host" ? 0 : 1] : shape;
    if (!schema) return null;
    if (isCompact)
      return Object.keys(fields).every((name) => name in schema.shape) ? null : `an unknown field: ${text}`;
    const { error } = schema.safeParse(fields);
    return error ? `not the fields of ${type}: ${error.message}\n${text}` : null;
  };
}

import * as z from "zod";
import { GameView, HostView } from "#protocol/http/replies/game-view";
import { JoinConfirm, JoinReply, PickTeam } from "#protocol/http/replies/players";
import { Asked, current, ForeignSeats, NextGame } from "#protocol/http/replies/playing";
import type { SeatRole } from "#protocol/live/entry";
import { serverMessages, type ServerMessage } from "#protocol/live/messages";

const { result, end: ofPlayer } = GameView.shape;
const next_game = NextGame.optional();
const end = { is_deleted: z.literal(true).optional() };
const seat = JoinReply.extend({ next_game });

/** Schemas of messages whose fields a call replies with as well. */
const shapes: {
  readonly [Name in ServerMessage["type"]]?: z.ZodObject | readonly [host: z.ZodObject, others: z.ZodObject];
} = {
  register_host_success: HostView.omit({ end: true }),
  join_success: seat,
  join_confirm: JoinConfirm,
  pick_team: PickTeam,
  reconnect_success: seat
    .omit({ account: true })
    .extend({ score: z.number(), rank: z.int(), title: z.string().optional() }),
  question_start: Asked,
  current_question: z.strictObject({ ...current, your_answer: z.string().nullable() }),
  question_end: result.unwrap().unwrap(),
  game_end: [HostView.shape.end.unwrap().extend(end), ofPlayer.unwrap().unwrap().extend(end)],
  foreign_seats: ForeignSeats,
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

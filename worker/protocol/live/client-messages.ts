import * as z from "zod";
import { NetworkName } from "./foreign-seats";
import { limits } from "#shared/limits";

/**
 * Messages of a client over its socket; the host's fields are also the bodies of the HTTP calls. The server's messages:
 * `messages.ts`.
 */

export const GameCode = z.string().regex(/^[1-9]\d{5,6}$/);
const Marble = z.int().min(0).max(0x7fff_ffff);

/** Only bounded in size here: the rules of the game decide on the content of a nickname. */
const Nickname = z.string().max(limits.nicknamePoints);
/**
 * Key the phone makes and keeps before it asks for a seat: the same key gets the same seat, so a lost reply makes no second
 * one.
 */
const JoinKey = z.string().min(16).max(64);
/** Only bounded in size here: the kind of the question decides which answers are valid. */
export const AnswerText = z.string().min(1).max(limits.answerText);
export const HowSure = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const QuestionId = z.string().min(1).max(64);
const PlayerId = z.string().min(1).max(64);
/** Place of the team in the list of names. */
const Team = z
  .int()
  .min(0)
  .max(limits.teams.max - 1);
const QuestionNumber = z.int().min(0).max(limits.questionsPerSet);

/** Id chosen by the asking screen: the same id twice acts once, and the answer names it. */
const RequestId = z.string().min(1).max(64);
export const Named = z.object({ id: RequestId });
const request = { id: RequestId.optional() };
/** Question on the screen: a request for another one has no effect. */
const forQuestion = { ...request, question_id: QuestionId.optional() };

/** Fields of a host's requests, the same in a frame and in the body of the HTTP call. */
export const hostFields = {
  start_game: request,
  next_question: { ...request, question_number: QuestionNumber.optional() },
  end_question: forQuestion,
  extend_question: { ...forQuestion, seconds: z.int().min(limits.extendSeconds.min).max(limits.extendSeconds.max) },
  end_game: request,
  kick_player: { ...request, player_id: PlayerId },
  /** Decision on seats taken from a network other than the class's: free them, or keep them and do not ask again. */
  free_seats: { ...request, network: NetworkName },
  keep_seats: { ...request, network: NetworkName },
  rename_player: { ...request, player_id: PlayerId, nickname: Nickname },
  /** Moves the player into another team. */
  move_player: { ...request, player_id: PlayerId, team: Team },
  lock_lobby: { ...request, locked: z.boolean() },
  /** After a reveal: switches the host's screens to the leaderboard, or back to the answer. */
  show_leaderboard: { ...request, shown: z.boolean() },
  /** In the reveal: accepts an answer that the question had not foreseen, or takes that back. */
  accept_answer: { ...request, question_id: QuestionId, text: AnswerText, accepted: z.boolean() },
  hide_text: { ...request, question_id: QuestionId, text: AnswerText, hidden: z.boolean() },
  /** Without phones: answers from cards or taps. Each sets or replaces an answer until the close; null takes it back. */
  host_answers: {
    ...request,
    question_id: QuestionId,
    answers: z.array(z.tuple([PlayerId, AnswerText.nullable()])).max(limits.hostAnswers),
  },
  /** The two digits on a phone that wants to steer this game. */
  pair_confirm: { ...request, digits: z.string().regex(/^\d{2}$/) },
  host_absent: { ...request, player_ids: z.array(PlayerId).max(limits.hostAnswers), absent: z.boolean() },
};

/** Fields of a join: by nickname, or by number in the class, which is shown first and then confirmed. */
export const joinFields = {
  nickname: Nickname.optional(),
  number: z.int().min(0).max(99_999).optional(),
  confirm: z.boolean().optional(),
  marble: Marble.optional(),
  join_key: JoinKey.optional(),
  /** Chosen team; null asks for the teams to choose from. A player who sends neither is dealt to one. */
  team: Team.nullish(),
};

export const ClientMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ping"), timestamp: z.number().optional() }),
  z
    .object({ type: z.literal("join_lobby"), game_code: GameCode, ...joinFields })
    .refine(({ nickname, number }) => nickname !== undefined || number !== undefined),
  z.object({ type: z.literal("reconnect"), old_session_id: z.string().min(1).max(128) }),
  z.object({ type: z.literal("start_game"), game_code: GameCode, ...hostFields.start_game }),
  z.object({ type: z.literal("next_question"), game_code: GameCode, ...hostFields.next_question }),
  z.object({
    type: z.literal("submit_answer"),
    question_id: QuestionId,
    answer: AnswerText,
    /** Untrusted hint of any type: the rules use it only if it is a number. */
    response_time_ms: z.unknown().optional(),
  }),
  /** Sent once, after the player's answer: guessed, thinks so, sure. */
  z.object({ type: z.literal("confidence"), question_id: QuestionId, confidence: HowSure }),
  /** Sent between questions, at most once a second. */
  z.object({
    type: z.literal("react"),
    reaction: z
      .int()
      .min(0)
      .max(limits.reactions - 1),
  }),
  /** The phone is loading the code that draws formulas, or has finished. */
  z.object({ type: z.literal("loading"), loading: z.boolean().default(true) }),
  z.object({ type: z.literal("end_question"), ...hostFields.end_question }),
  z.object({ type: z.literal("extend_question"), ...hostFields.extend_question }),
  z.object({ type: z.literal("end_game"), ...hostFields.end_game }),
  z.object({ type: z.literal("kick_player"), ...hostFields.kick_player }),
  z.object({ type: z.literal("free_seats"), ...hostFields.free_seats }),
  z.object({ type: z.literal("keep_seats"), ...hostFields.keep_seats }),
  z.object({ type: z.literal("rename_player"), ...hostFields.rename_player }),
  z.object({ type: z.literal("move_player"), ...hostFields.move_player }),
  z.object({ type: z.literal("lock_lobby"), ...hostFields.lock_lobby }),
  z.object({ type: z.literal("show_leaderboard"), ...hostFields.show_leaderboard }),
  z.object({ type: z.literal("accept_answer"), ...hostFields.accept_answer }),
  z.object({ type: z.literal("hide_text"), ...hostFields.hide_text }),
  z.object({ type: z.literal("host_answers"), ...hostFields.host_answers }),
  z.object({ type: z.literal("pair_confirm"), ...hostFields.pair_confirm }),
  z.object({ type: z.literal("host_absent"), ...hostFields.host_absent }),
  z.object({ type: z.literal("leave_game") }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
export type HostMessage = Extract<ClientMessage, { type: keyof typeof hostFields }>;
export const isHostMessage = (message: ClientMessage): message is HostMessage => message.type in hostFields;

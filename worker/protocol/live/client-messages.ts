import * as z from "zod";
import { limits } from "#shared/limits";
import { tooLong } from "#question/text";
import { from } from "./entry";
import { NetworkName, whatIsKept } from "./foreign-seats";
import { pageWays } from "./page-turn";

export const GameCode = z.string().regex(/^[1-9]\d{5,6}$/);
const Marble = z.int().min(0).max(0x7fff_ffff);

/** Only bounded in size here: the rules of the game decide on the content of a nickname. */
const Nickname = z.string().max(limits.nicknamePoints);
/**
 * Key the phone makes and keeps before it asks for a seat: the same key gets the same seat, so a lost reply makes no second
 * one.
 */
const JoinKey = z.string().min(16).max(64);
/** Only bounded in size here, and by UTF-16 units, while `max` counts emoji once: the kind of the question decides what is valid. */
export const AnswerText = z
  .string()
  .min(1)
  .max(limits.answerText)
  .refine((text) => text.length <= limits.answerText, tooLong(limits.answerText));
export const HowSure = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const question_id = z.string().min(1).max(64);
const player_id = z.string().min(1).max(64);
/** Place of the team in the list of names. */
const team = z
  .int()
  .min(0)
  .max(limits.teams.max - 1);

/** Id chosen by the asking screen: the same id twice acts once, and the answer names it. */
const RequestId = z.string().min(1).max(64);
export const Named = z.object({ id: RequestId });
const request = { id: RequestId.optional() };
/** The code in a frame; a body of an HTTP call has it in its path. */
const forGame = { ...request, game_code: GameCode };
/** Question on the screen: a request for another one has no effect. */
const forQuestion = { ...request, question_id: question_id.optional() };
const forPlayer = { ...request, player_id };
const forText = { ...request, question_id, text: AnswerText };
const forNetwork = { ...request, network: NetworkName };
/** True: seats with an answer stay, and only the others are freed. */
export const keepAnswered = { keep_answered: z.boolean().optional() };

/** Fields of a join: by nickname, or by number in the class, which is shown first and then confirmed. */
export const joinFields = {
  nickname: Nickname.optional(),
  number: z.int().min(0).max(99_999).optional(),
  confirm: z.boolean().optional(),
  marble: Marble.optional(),
  join_key: JoinKey.optional(),
  /** Chosen team; null asks for the teams to choose from. A player who sends neither is dealt to one. */
  team: team.nullish(),
};

const byHost = from("host");
const byPlayer = from("player");
const byNewcomer = from("player", "guest");
const noButton = "Has no button for it.";

/** The host's messages, each with a call of HTTP. */
const hostMessages = {
  start_game: byHost("spec", "Starts the game with its first question.").with(forGame),
  next_question: byHost("spec", "Opens the question after `question_number`, or ends the game.").with({
    ...forGame,
    question_number: z.int().min(0).max(limits.questionsPerSet).optional(),
  }),
  end_question: byHost(1, "Closes the question.").with(forQuestion),
  extend_question: byHost(1, "Gives everybody more time.").with({
    ...forQuestion,
    seconds: z.int().min(limits.extendSeconds.min).max(limits.extendSeconds.max),
  }),
  end_game: byHost(1, "Ends the game.").with(request),
  kick_player: byHost(1, "Removes a player for good.").with(forPlayer),
  free_seats: byHost(3, "Frees the seats that this network took.", noButton).with({ ...forNetwork, ...keepAnswered }),
  keep_seats: byHost(3, "Keeps them, and is not asked about the network again; lets a barred one in.", noButton).with({
    ...forNetwork,
    ...whatIsKept,
  }),
  rename_player: byHost(1, "Renames a player.").with({ ...forPlayer, nickname: Nickname }),
  move_player: byHost(2, "Moves a player into another team.", noButton).with({ ...forPlayer, team }),
  lock_lobby: byHost(1, "Lets nobody join any more, or again.").with({ ...request, locked: z.boolean() }),
  show_leaderboard: byHost(1, "Shows the leaderboard, or the answer.").with({ ...request, shown: z.boolean() }),
  accept_answer: byHost(2, "Counts a text as right.", noButton).with({ ...forText, accepted: z.boolean() }),
  hide_text: byHost(2, "Hides a text from phones.", noButton).with({ ...forText, hidden: z.boolean() }),
  host_answers: byHost(2, "Answers from cards or taps, until the close; null takes one back.", noButton).with({
    ...request,
    question_id,
    answers: z.array(z.tuple([player_id, AnswerText.nullable()])).max(limits.hostAnswers),
  }),
  pair_confirm: byHost(2, "The digits on a phone that wants to steer this game; not from such a phone.", noButton).with(
    {
      ...request,
      digits: z.string().regex(/^\d{2}$/),
    },
  ),
  host_absent: byHost(2, "Without phones: these players are absent today.", noButton).with({
    ...request,
    player_ids: z.array(player_id).max(limits.hostAnswers),
    absent: z.boolean(),
  }),
};

/** The only list of clients' messages: frames are parsed by it, and docs/messages.md is made from it. */
export const clientMessages = {
  ping: from("host", "player", "guest")("spec", "Asks for `pong`.").with({ timestamp: z.number().optional() }),
  join_lobby: byNewcomer("spec", "Asks for a seat.").with({ game_code: GameCode, ...joinFields }),
  reconnect: byNewcomer("spec", "Asks for its old seat.").with({ old_session_id: z.string().min(1).max(128) }),
  submit_answer: byPlayer("spec", "Answers the question.").with({
    question_id,
    /** Null takes the answer back, in a game in which answers may change. */
    answer: AnswerText.nullable(),
    /** Untrusted hint of any type: the rules use it only if it is a number. */
    response_time_ms: z.unknown().optional(),
    /** Number of this answer, higher than that of the earlier one. The rules judge it, to refuse it in their words. */
    turn: z.unknown().optional(),
  }),
  confidence: byPlayer(2, "Once, after the answer: guessed, thinks so, sure.", "Is waited for, 3 s at most.").with({
    question_id,
    confidence: HowSure,
  }),
  react: byPlayer(2, "A reaction, between questions, at most once a second.", noButton).with({
    reaction: z
      .int()
      .min(0)
      .max(limits.reactions - 1),
  }),
  turn_page: byHost(3, "Has the board turn the page of a question that does not fit on it.", noButton).with({
    question_id,
    way: z.enum(pageWays),
  }),
  loading: byPlayer(3, "The phone loads the code that draws formulas, or has it.", "Is not waited for.").with({
    loading: z.boolean().default(true),
  }),
  leave_game: byPlayer(1, "Leaves the game.").with({}),
  ...hostMessages,
};

type Messages = typeof clientMessages;
type Frame<Name extends string, Fields extends z.ZodRawShape> = z.output<
  z.ZodObject<Fields & { type: z.ZodLiteral<Name> }>
>;
export type ClientMessageOf<Name extends keyof Messages> = {
  [One in Name]: Frame<One, Messages[One]["fields"]>;
}[Name];
export type ClientMessage = ClientMessageOf<keyof Messages>;
export type HostMessage = ClientMessageOf<keyof typeof hostMessages>;
export const isHostMessage = (message: ClientMessage): message is HostMessage => message.type in hostMessages;

const [first, ...others] = Object.entries(clientMessages).map(([type, { fields }]) =>
  z.object({ type: z.literal(type), ...fields }),
);
const Frames = z.discriminatedUnion("type", [first!, ...others]) as z.ZodType as z.ZodType<ClientMessage>;
/** A client's message; a join has a nickname or a number. */
export const ClientMessage = Frames.refine(
  (message) => message.type !== "join_lobby" || message.nickname !== undefined || message.number !== undefined,
);

type HostBody<Name extends HostMessage["type"]> = Omit<ClientMessageOf<Name>, "type" | "game_code">;
/** Bodies of the host's calls: the fields of the frames. */
export const HostBodies = Object.fromEntries(
  Object.entries(hostMessages).map(([type, { fields }]): [string, z.ZodType] => {
    const { game_code: _, ...body }: z.ZodRawShape = { game_code: GameCode, ...fields };
    return [type, z.object(body)];
  }),
) as { readonly [Name in HostMessage["type"]]: z.ZodType<HostBody<Name>, HostBody<Name>> };

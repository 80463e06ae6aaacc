import type { AskedFields, EndedFields } from "#protocol/live/played-question";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { MessageTo, ServerMessage, ServerMessageOf } from "#protocol/live/messages";
import type { TeamRow, WithTeams } from "#protocol/teams";
import {
  questionOf,
  type ExtraName,
  type LiveGame,
  type LocalMessage,
  type OutReason,
  type OwnAnswer,
  type Phase,
  type Refusal,
  type Result,
  type You,
} from "./game";
import { knownAnswer, noAnswer, standing, withPlace, youIn } from "./own";
import * as texts from "#words/connection";

/** Refusals of the answer just sent. */
const answerRefusals: ReadonlySet<string> = new Set([
  "question_closed",
  "too_early",
  "already_answered",
  "no_running_question",
  "not_started",
  "bad_message",
  "validation_failed",
]);

/**
 * The game on a screen after one more message: the server's, or one that the device adds (`LocalMessage`). Pure. `createPlayerGame`
 * folds every message with it; a host's screens use `reduceHost`, polling `snapshot.ts`. It never decides by the rules: it
 * shows what the server says. A message that does not concern this screen returns the same object, so nothing is drawn again.
 *
 *     const asking = reduce(lobby, { type: "question_start", ...question });
 *     const sent = reduce(asking, { type: "local_answer", question_id: "q1", answer: "B", took_ms: 4_000 });
 *     const taken = reduce(sent, { type: "answer_accepted", question_id: "q1", answer: "B" });
 */
export function reduce(game: LiveGame, message: ServerMessage | LocalMessage): LiveGame {
  // A player who is out stays out: messages still on their way belong to somebody else's game now.
  if (game.phase.name === "out") return game;
  switch (message.type) {
    case "error":
      return refused(game, message);
    case "reconnect_success":
      return seated(game, message);
    case "reconnect_failed":
      return out(game, outReasons[message.code] ?? "session_invalid", message.message || texts.reconnectFailed);
    case "player_removed":
      return out(game, message.code ? "session_invalid" : "removed", message.message);
    case "player_renamed":
      return game.you?.playerId === message.player_id
        ? { ...game, you: { ...game.you, nickname: message.nickname } }
        : game;
    case "player_moved":
      return { ...game, you: game.you && { ...game.you, team: message.team } };
    case "local_out":
      return out(game, message.reason, message.message);
    case "lobby_update":
      return { ...game, playerCount: message.total, teams: teamsNow(game, message) };
    case "game_started":
      // Keep the phase, because the first question follows in the same instant and nothing should flicker.
      return { ...game, totalQuestions: message.total_questions };
    case "question_start":
      return asked(game, message, answerSoFar(game, message.question_id));
    case "current_question":
      return asked(game, message, knownAnswer(answerSoFar(game, message.question_id), message.your_answer, message));
    case "question_extended":
      return inQuestion(game, message, ({ question }) => {
        const { ends_at } = message;
        return { question: { ...question, ends_at, time_limit: (ends_at - question.starts_at) / 1000 } };
      });
    case "local_answer":
      return inQuestion(game, message, ({ answer }) => {
        const { answer: value, took_ms: tookMs, turn } = message;
        if (answer.state !== "none" && !turn) return { answer };
        return { answer: { state: "sent", value, tookMs, turn, stands: standing(answer) } };
      });
    case "answer_accepted":
      return inQuestion(game, message, ({ answer }) => ({ answer: knownAnswer(answer, message.answer, message) }));
    case "confidence_accepted":
      return inQuestion(game, message, ({ question }) => ({
        question: { ...question, your_confidence: message.confidence },
      }));
    case "answer_received":
      return judged(game, message);
    case "question_end": {
      const { type: _, ...result } = message;
      return afterReveal(game, result);
    }
    case "next_game":
      return { ...game, nextGame: message };
    case "game_end":
      if (message.is_deleted) return out(game, "closed", "");
      return {
        ...game,
        leaderboard: message.final_leaderboard,
        teams: teamsNow(game, message),
        you: placed(game.you, message.final_leaderboard, message.player_stats),
        phase: { name: "ended", message: message.message || texts.gameEnded, stats: message.player_stats },
      };
    default:
      // Message types that only a newer server knows are ignored too.
      message satisfies
        | ServerMessageOf<"welcome" | "pong" | "counter" | "join_success" | "join_confirm" | "pick_team" | "moved">
        // For reduce-host.ts, which a pupil's phone does not load.
        | Exclude<ServerMessage, MessageTo<"player"> | MessageTo<"guest">>;
      return game;
  }
}

/** The refusals after which this screen has no seat in the game. */
export const outReasons: Readonly<Record<string, OutReason>> = {
  player_removed: "removed",
  seat_freed: "session_invalid",
  session_invalid: "session_invalid",
  not_found: "not_found",
  game_over: "closed",
};

export function answerSoFar(game: LiveGame, questionId: string): OwnAnswer {
  const { phase } = game;
  return phase.name === "question" && phase.question.question_id === questionId ? phase.answer : noAnswer;
}

/** The question asked: from the result if this screen joined after the close, else the one it saw. */
function askedIn(phase: Phase, result: Result): AskedFields | null {
  if (phase.name === "question" && phase.question.question_id === result.question_id) return phase.question;
  if (phase.name === "reveal" && phase.result.question_id === result.question_id) return phase.asked;
  return isAsked(result) ? result : null;
}

/** Tells if a result holds its question. On a board, `points` are the places touched on a picture: see reduce-host.ts. */
export const isAsked = <Ended extends EndedFields>(result: Ended): result is Ended & AskedFields =>
  result.question_text !== undefined;

type Seated = ServerMessageOf<"reconnect_success">;
function seated(game: LiveGame, message: Seated): LiveGame {
  const { game_status, kinds = [], formulas, next_game } = message;
  return {
    ...game,
    title: message.title ?? game.title,
    role: "player",
    you: youIn(message),
    kinds,
    hasFormulas: formulas === true,
    extras: extrasNow(game, message),
    teams: teamsNow(game, message),
    nextGame: next_game ?? game.nextGame,
    phase: phaseAfterReturn(game.phase, game_status),
  };
}

/** Adds newly announced extras and keeps the known ones: not every reply repeats them. */
export function extrasNow(
  { extras }: LiveGame,
  { team, confidence, reactions, scoring, answers_change }: Partial<Seated>,
): readonly ExtraName[] {
  const told: Record<ExtraName, unknown> = {
    net: scoring === "net",
    changes: answers_change,
    teams: team !== undefined,
    confidence,
    reactions: reactions !== false,
  };
  const more = (Object.keys(told) as ExtraName[]).filter((name) => told[name] && !extras.includes(name));
  return more.length > 0 ? [...extras, ...more] : extras;
}

/** The teams as last sent. The compact wire sends their names only with the seat. */
export const teamsNow = (game: LiveGame, { teams }: WithTeams): readonly TeamRow[] =>
  teams?.map((row) => ({ ...game.teams.find(({ team }) => team === row.team), ...row })) ?? game.teams;

/** The question or its end follows in a running game, the end in a finished one: until then the screen stays as it was. */
const phaseAfterReturn = (phase: Phase, status: Seated["game_status"]): Phase =>
  status === "lobby" ? { name: "lobby" } : phase;

function out(game: LiveGame, reason: OutReason, message: string): LiveGame {
  return { ...game, phase: { name: "out", reason, message } };
}

function refused(game: LiveGame, { code, message, suggestion }: Refusal): LiveGame {
  if (code === "replaced") return out(game, "replaced", message);
  if (code === "unauthenticated") return out(game, "signed_out", message);
  const refusal = { code, message, ...(suggestion !== undefined && { suggestion }) };
  const { phase } = game;
  if (phase.name !== "question" || phase.answer.state !== "sent") return { ...game, refusal };
  // A busy or broken server has not judged the answer: it is sent again.
  if (!answerRefusals.has(code)) return game;
  const { stands, turn } = phase.answer;
  const answer: OwnAnswer =
    !stands && code === "question_closed"
      ? { ...phase.answer, state: "tooLate" }
      : knownAnswer(noAnswer, stands ?? null, { your_turn: turn });
  return { ...game, refusal, phase: { ...phase, answer } };
}

function asked(game: LiveGame, message: ServerMessageOf<"question_start" | "current_question">, answer: OwnAnswer) {
  const question = questionOf(message);
  return {
    ...game,
    totalQuestions: question.total_questions,
    questionNumber: question.question_number,
    phase: { name: "question", question, answer, answered: 0, expected: game.playerCount, answeredIds: [] },
  } satisfies LiveGame;
}

type QuestionPhase = Extract<Phase, { name: "question" }>;

/** Applies only while that question is on the screen. */
function inQuestion(
  game: LiveGame,
  { question_id }: { readonly question_id: string },
  change: (phase: QuestionPhase) => Partial<QuestionPhase>,
): LiveGame {
  const { phase } = game;
  if (phase.name !== "question" || phase.question.question_id !== question_id) return game;
  return { ...game, phase: { ...phase, ...change(phase) } };
}

function judged(game: LiveGame, message: ServerMessageOf<"answer_received">): LiveGame {
  const { is_correct: isCorrect, points_earned: points, share, score, net } = message;
  const scored = { ...game, you: game.you && { ...game.you, score, net } };
  return inQuestion(scored, message, ({ answer }) => ({
    answer:
      answer.state === "none"
        ? answer
        : {
            state: "accepted",
            value: answer.value,
            tookMs: message.response_time_ms,
            // Questions without a right answer get no verdict.
            verdict: isCorrect === null ? null : { isCorrect, share, points },
          },
  }));
}

/** The question is closed. Keeps the question asked, which the reveal shows and which names the kind of the result. */
export function afterReveal(game: LiveGame, closed: Result): LiveGame {
  const { phase } = game;
  const asked = askedIn(phase, closed);
  const result = asked?.kind === undefined ? closed : { ...closed, kind: asked.kind };
  const answer = answerSoFar(game, result.question_id);
  const isTold = phase.name === "reveal" && phase.result.question_id === result.question_id;
  const tookMs = isTold ? phase.tookMs : answer.state === "none" ? null : answer.tookMs;
  const wasThere = isTold
    ? phase.wasThere
    : phase.name === "question" && phase.question.question_id === result.question_id;
  const isEmpty = result.you !== undefined && result.you.answer == null;
  const isTooLate = isEmpty && (answer.state === "sent" || answer.state === "tooLate");
  return {
    ...game,
    tooLate: isTooLate ? { ...game.tooLate, [result.question_id]: answer.value } : game.tooLate,
    questionNumber: asked?.question_number ?? game.questionNumber,
    leaderboard: result.leaderboard,
    teams: teamsNow(game, result),
    you: withPlace(game.you, result.you),
    phase: { name: "reveal", asked, result, tookMs, wasThere },
  };
}

function placed(
  you: You | null,
  leaderboard: readonly LeaderboardRow[],
  stats: ServerMessageOf<"game_end">["player_stats"],
): You | null {
  return withPlace(you, "rank" in stats ? stats : leaderboard.find((row) => row.player_id === you?.playerId));
}

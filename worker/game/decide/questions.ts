import { limits } from "#shared/limits";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { GameEvent } from "../game-event";
import { needsFormulas } from "../formulas";
import { questionNumber, type EndReason, type Game } from "../game";
import { abandonedAt, clockOf, isClosed, movesOnAt, stillAnswering, unseenTooLong } from "../timing";

export function start(game: Game, now: number, areLoading: boolean): Decision {
  if (game.phase.name !== "lobby") return accept();
  return accept({ type: "game_started", at: now }, opens(game, 0, now, areLoading));
}

/** `screen` is the number on the host's screen: a request for a step that is already past does nothing. */
export function next(game: Game, screen: number | null, now: number, areLoading: boolean): Decision {
  if (game.phase.name === "completed") return accept();
  if (screen !== null && screen !== questionNumber(game)) return accept();
  if (game.phase.name === "lobby") return refuse("not_started");
  if (game.phase.name === "question") return refuse("question_running");
  return accept(goesOn(game, game.phase.index, now, areLoading));
}

/** Ends the running question. A press on a screen that still shows an earlier question comes too late: that one is closed. */
export function endQuestion(game: Game, questionId: string | null, now: number): Decision {
  const { phase } = game;
  if (questionId !== null && questionId !== openQuestionId(game)) return accept();
  if (phase.name !== "question") return refuse("no_running_question");
  return accept({ type: "question_ended", index: phase.index, at: now });
}

export function extend(game: Game, { seconds, questionId }: CommandOf<"extend_question">, now: number): Decision {
  const { phase } = game;
  if (phase.name !== "question" || isClosed(phase, now)) return refuse("no_running_question");
  if ((questionId && questionId !== openQuestionId(game)) || phase.endsAt === null) return accept();
  return accept({ type: "question_extended", index: phase.index, endsAt: phase.endsAt + seconds * 1000 });
}

const openQuestionId = ({ phase, setup }: Game): string | null =>
  phase.name === "question" ? setup.questions[phase.index]!.id : null;

/** Works only in the reveal; a request that comes a step too late changes nothing. */
export function showLeaderboard({ phase }: Game, shown: boolean): Decision {
  if (phase.name !== "reveal" || phase.isLeaderboardShown === shown) return accept();
  return accept({ type: "leaderboard_shown", shown });
}

/** Ends the game. A running question is closed first: its answers count. */
export function endGame(game: Game, reason: EndReason, now: number): Decision {
  const { phase } = game;
  if (phase.name === "completed") return accept();
  const completed: GameEvent = { type: "game_completed", at: now, reason };
  if (phase.name !== "question") return accept(completed);
  return accept({ type: "question_ended", index: phase.index, at: now }, completed);
}

/** Handles the alarm. An early, late or repeated one is harmless: it takes one step, and the next alarm takes the next. */
export function tick(
  game: Game,
  { emptySince, present }: CommandOf<"tick">,
  now: number,
  areLoading: boolean,
): Decision {
  const { phase } = game;
  const givenUp = abandonedAt(game, emptySince);
  if (givenUp !== null && now >= givenUp) return endGame(game, "abandoned", now);
  const due = movesOnAt(game);
  if (due === null || now < due) return accept();
  if (phase.name === "question") {
    const isWaitOver = phase.waitsUntil !== undefined && now >= phase.waitsUntil;
    const isWaiting = stillAnswering(game).some((player) => {
      return !isWaitOver && (present?.has(player.id) ?? true) && !isClosed(clockOf(game, phase, player), now);
    });
    return accept(
      isWaiting ? { type: "bell_rang", index: phase.index } : { type: "question_ended", index: phase.index, at: now },
    );
  }
  if (phase.name === "reveal") return accept(goesOn(game, phase.index, now, areLoading));
  return accept(
    ...unseenTooLong(game, now).map((playerId): GameEvent => ({ type: "player_left", playerId, isUnseen: true })),
  );
}

/** After a reveal: the next question, or the end. */
function goesOn(game: Game, index: number, now: number, areLoading: boolean): GameEvent {
  if (index + 1 < game.setup.questions.length) return opens(game, index + 1, now, areLoading);
  return { type: "game_completed", at: now, reason: "played" };
}

/**
 * Opens a question. Its clock starts after the reading seconds, and once phones have had time to load what draws its formulas.
 */
function opens({ setup }: Game, index: number, now: number, areLoading: boolean): GameEvent {
  const question = setup.questions[index]!;
  const loadingMs = areLoading && needsFormulas(question) ? limits.formulasMs : 0;
  const startsAt = now + Math.max(setup.settings.reading_seconds * 1000, loadingMs);
  const endsAt = setup.settings.clock === "none" ? null : startsAt + question.limitMs;
  return { type: "question_started", index, startsAt, endsAt };
}

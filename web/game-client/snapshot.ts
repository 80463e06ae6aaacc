import type { GameView } from "#protocol/http/replies/game-view";
import { questionOf, type LiveGame, type Phase } from "./game";
import { knownAnswer, youIn } from "./own";
import { answerSoFar, extrasNow, afterReveal, teamsNow } from "./reduce";
import * as texts from "#words/connection";

/** Folds in the game as a player's `GET /api/game/{code}` shows it: polling uses this instead of messages. */
export function foldView(before: LiveGame, view: GameView): LiveGame {
  const { game, you, question } = view;
  const seen: LiveGame = {
    ...before,
    title: game.title,
    playerCount: game.player_count,
    totalQuestions: game.total_questions,
    kinds: game.kinds ?? before.kinds,
    hasFormulas: game.formulas ?? before.hasFormulas,
    questionNumber: game.question_number,
    you: you ? youIn(you) : before.you,
    // Reactions go over the socket only.
    extras: extrasNow(before, { ...question, ...you, confidence: question?.confidence, reactions: false }),
    teams: teamsNow(before, { ...you, ...view.end }),
    nextGame: view.next_game ?? before.nextGame,
  };
  if (game.phase === "reveal" && view.result) return afterReveal(seen, view.result);
  return { ...seen, leaderboard: view.end?.final_leaderboard ?? seen.leaderboard, phase: phaseIn(view, seen) };
}

function phaseIn(view: GameView, seen: LiveGame): Phase {
  const { question, you } = view;
  switch (view.game.phase) {
    case "lobby":
      return { name: "lobby" };
    case "question":
      if (!question) return { name: "between" };
      return {
        name: "question",
        question: questionOf({ ...question, ...(you?.confidence && { your_confidence: you.confidence }) }),
        answer: knownAnswer(answerSoFar(seen, question.question_id), you?.answer ?? null, you),
        answered: 0,
        expected: seen.playerCount,
        answeredIds: [],
      };
    case "reveal":
      return { name: "between" };
    case "completed":
      return { name: "ended", message: view.end?.message || texts.gameEnded, stats: view.end?.player_stats ?? null };
  }
}

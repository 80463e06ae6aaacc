import { kindOf } from "#question/kinds";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { Game, Question, AskedQuestion } from "../game";
import { earned } from "../scoring";

/** The host's decisions on answers that the class has given, possible only while they are on the board. */

/** Treats the answer as if it had been accepted before the game, or not: the points of everybody who gave it change. */
export function acceptAnswer(game: Game, { questionId, text, accepted }: CommandOf<"accept_answer">): Decision {
  const shown = revealed(game, questionId);
  if (!shown) return refuse("not_revealed");
  const { question, askedQuestion } = shown;
  const kind = kindOf(question);
  if (!kind.accepting || !kind.takes(question, text)) return refuse("validation_failed");
  const changed = kind.accepting(question, text, accepted);
  if (JSON.stringify(changed) === JSON.stringify(question)) return accept();
  const verdicts = [...askedQuestion.answers].flatMap(([playerId, answer]) => {
    const share = kind.share(changed, answer.value);
    if (share === answer.share) return [];
    const points = earned(game.setup.settings, question, share, answer.tookMs);
    return [[playerId, share, points] as const];
  });
  const firsts = [...askedQuestion.courses].flatMap(([playerId, { first, changes }]) => {
    if (!first || changes === 0) return [];
    const isRight = kind.share(changed, first.value) === 1;
    return isRight === first.isRight ? [] : [[playerId, isRight] as const];
  });
  const { index } = askedQuestion;
  return accept({ type: "answer_accepted", index, text, accepted, verdicts, ...(firsts.length > 0 && { firsts }) });
}

/** Hides a text from the board, or shows it again. */
export function hideText(game: Game, { questionId, text, hidden }: CommandOf<"hide_text">): Decision {
  const shown = revealed(game, questionId);
  if (!shown) return refuse("not_revealed");
  const { question, askedQuestion } = shown;
  const { details, same, takes } = kindOf(question);
  if (!details || !same || !takes(question, text)) return refuse("validation_failed");
  const key = same(question, text);
  return askedQuestion.hidden.get(key) === hidden
    ? accept()
    : accept({ type: "text_hidden", index: askedQuestion.index, key, hidden });
}

function revealed(
  { phase, setup, askedQuestions }: Game,
  questionId: string,
): { question: Question; askedQuestion: AskedQuestion } | null {
  if (phase.name !== "reveal") return null;
  const question = setup.questions[phase.index]!;
  return question.id === questionId ? { question, askedQuestion: askedQuestions.at(-1)! } : null;
}

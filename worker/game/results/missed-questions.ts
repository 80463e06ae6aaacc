import type { MissedQuestion } from "#protocol/http/replies/classes";
import { fieldsIn } from "#question/fields/parts";
import { kindOf, type Shown } from "#question/kinds";
import { isRight } from "#question/question";
import { limits } from "#shared/limits";
import { mapped, type Turns } from "#shared/turns";
import { isAsked } from "./player-stats";
import type { ResultQuestion, Results } from "./results";

type PlayedResults = {
  readonly results: Results;
  /** The student's player in it. */
  readonly playerId: string;
  readonly gameCode: string;
  readonly playedAt: number;
};

/** Number of questions listed: a page shows eight, and all of them on request. */
const LISTED = 100;

/**
 * Questions that one student missed in these games, which come newest first; the most often missed question comes first. They
 * are chosen by the stored shares; the solution is made for listed ones alone, since it folds each accepted text.
 */
export function* missedQuestions(games: readonly PlayedResults[]): Turns<MissedQuestion[]> {
  const byQuestion = new Map<string, Tally>();
  for (const { results, playerId, gameCode, playedAt } of games) {
    const player = results.players.find(({ id }) => id === playerId);
    for (const [i, question] of results.questions.entries()) {
      const answer = player?.answers[i];
      if (!isAsked(answer) || !kindOf(question).isJudged) continue;
      const tally = byQuestion.get(question.id) ?? { asked: 0, misses: [] };
      tally.asked += 1;
      if (!isRight(answer)) tally.misses.push({ question, value: answer?.value ?? null, gameCode, playedAt });
      byQuestion.set(question.id, tally);
    }
  }
  const listed = [...byQuestion.values()]
    .filter(({ misses }) => misses.length > 0)
    .toSorted((a, b) => b.misses.length - a.misses.length || b.misses[0]!.playedAt - a.misses[0]!.playedAt)
    .slice(0, LISTED);
  return yield* mapped(listed, limits.acceptedAnswers, missedQuestion);
}

type Miss = { question: ResultQuestion; value: string | null; gameCode: string; playedAt: number };
type Tally = { asked: number; misses: Miss[] };

function missedQuestion({ asked, misses }: Tally): MissedQuestion {
  const [last] = misses as [Miss];
  const { question, value } = last;
  return {
    question_id: question.id,
    kind: question.kind ?? "choice",
    question_text: question.text,
    lang: question.lang ?? "tr",
    ...(question.image && { image: question.image }),
    ...fieldsIn("progress", question),
    ...kindOf(question).shown(question),
    ...kindOf(question).solution(question),
    asked,
    missed: misses.length,
    answer: value,
    always: misses.every((miss) => meaningOf(miss) === meaningOf(last)),
    last_at: last.playedAt,
    game_code: last.gameCode,
  };
}

/** The texts of the chosen options, to compare answers of two games: options may have stood under other letters. */
function meaningOf({ question, value }: Miss): string | null {
  const { options }: Shown = kindOf(question).shown(question);
  if (value === null || !options) return value;
  return Array.from(value, (letter) => options[letter] ?? letter).join("\n");
}

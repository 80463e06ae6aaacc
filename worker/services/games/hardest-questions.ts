import type { TeacherStats } from "#protocol/http/replies/statistics";
import { kindOf } from "#question/kinds";
import { usualLanguage } from "#question/language";
import type { teacherTotals } from "#db/games/teacher-totals";
import type { ResultQuestion } from "#game/results/results";
import { countsIn } from "#game/results/statistics";
import { isLarge, readGame } from "./read-results";
import { figuresOnceStored } from "./large-report";
import { Refused } from "../request/refused";

type Counts = ReturnType<typeof countsIn>;

/**
 * The fewest players asked, because with fewer a rate says little; and the largest share that may have known a hard question.
 */
const MIN_ASKED = 3;
const MOST_RIGHT = 0.7;
const SHOWN = 5;
const OUTCOMES_SHOWN = 3;

/**
 * Questions and outcomes that were known least. The same question of the same set counts as one, even across classes; an outcome
 * counts for each class.
 */
export async function hardest(env: Env, newest: Awaited<ReturnType<typeof teacherTotals>>["newest"]) {
  type Line = Pick<TeacherStats["hardest_questions"][number], "question_set_id" | "question_text" | "lang">;
  const tally = new Map<string, Line & { right: number; answers: number; asked: number }>();
  const outcomes = new Map<string, OutcomeLine>();
  for (const { questionSetId, title, classId, className, ...game } of newest) {
    // One after the other: only one large game is open at a time.
    const { questions, counts } = await countsOf(env, game);
    questions.forEach((question, i) => {
      if (!kindOf(question).isJudged) return;
      const { id, text, lang = usualLanguage } = question;
      const key = `${questionSetId} ${id}`;
      const line = tally.get(key) ?? {
        question_set_id: questionSetId,
        question_text: text,
        ...(lang !== usualLanguage && { lang }),
        right: 0,
        answers: 0,
        asked: 0,
      };
      const { asked, given, right } = counts(i);
      line.asked += asked;
      line.answers += given;
      line.right += right;
      tally.set(key, line);
      if (!question.outcome) return;
      const outcomeKey = `${classId} ${question.outcome}`;
      const known = outcomes.get(outcomeKey) ?? {
        outcome: question.outcome,
        class_name: className,
        set: questionSetId === null ? null : { id: questionSetId, title },
        games: new Set<string>(),
        right: 0,
        asked: 0,
      };
      known.games.add(game.id);
      known.right += right;
      known.asked += asked;
      outcomes.set(outcomeKey, known);
    });
  }
  return {
    hardest_questions: leastKnown(tally.values(), SHOWN).map(
      ({ question_set_id, question_text, lang, correct_rate, answers }) => {
        return { question_set_id, question_text, ...(lang && { lang }), correct_rate, answers };
      },
    ),
    outcomes: leastKnown(outcomes.values(), OUTCOMES_SHOWN).map(({ outcome, class_name, correct_rate, games, set }) => {
      return { outcome, class_name, correct_rate, games: games.size, set };
    }),
  };
}

type OutcomeLine = Pick<NonNullable<TeacherStats["outcomes"]>[number], "outcome" | "class_name" | "set"> &
  Sums & { readonly games: Set<string> };
type Sums = { right: number; asked: number };

const leastKnown = <Line extends Sums>(lines: Iterable<Line>, most: number) =>
  [...lines]
    .filter(({ asked }) => asked >= MIN_ASKED)
    .map((line) => ({ ...line, correct_rate: line.right / line.asked }))
    .filter(({ correct_rate }) => correct_rate <= MOST_RIGHT)
    .toSorted((a, b) => a.correct_rate - b.correct_rate)
    .slice(0, most);

/**
 * For each question of a game: the number of players asked, of answers, and of correct answers. Unreadable results give no
 * counts.
 */
async function countsOf(
  env: Env,
  game: Parameters<typeof readGame>[1],
): Promise<{
  questions: readonly ResultQuestion[];
  counts: (place: number) => Counts;
}> {
  const stored = await readGame(env, game).catch(unlessNewer);
  if (!stored) return { questions: [], counts: () => nobody };
  if (isLarge(stored)) {
    const { counts } = await figuresOnceStored(env, stored);
    return { questions: stored.overview.questions, counts: (i: number) => counts[i] ?? nobody };
  }
  return { questions: stored.questions, counts: (i: number) => countsIn(stored, i) };
}

const nobody: Counts = { asked: 0, given: 0, right: 0 };

function unlessNewer(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

import { alphabetical } from "#shared/alphabet";
import { mapped, type Turns } from "#shared/turns";
import { rudeKeys } from "#game/details";
import type { Answer } from "#question/question";
import type { ResultPlayer, ResultQuestion, Results } from "#game/results/results";
import { sharedRanks } from "#game/ranking";
import type { Given, Homework, Pupil } from "./homework";
import { netIn } from "#game/net";
import { isBlank, pointsOf } from "./progress";

/** Puts everybody's best attempt into the form of a game's results: an unanswered question counts as asked and not right. */
export function* results(
  homework: Homework,
  pupils: readonly Pupil[],
  ofAttempt: (seq: number, attempt: number) => readonly Given[],
): Turns<Results> {
  const ordered = pupils.toSorted(
    (a, b) => b.best.score - a.best.score || alphabetical.compare(a.nickname, b.nickname) || (a.id < b.id ? -1 : 1),
  );
  const ranks = sharedRanks(ordered.map((pupil) => pupil.best.score));
  const seats = bestSeats(ordered);
  const { questions } = homework;
  const players = yield* mapped(ordered, questions.length, (pupil, i): ResultPlayer => {
    const { id, nickname, marble, userId, studentId, seq, best } = pupil;
    const answers: (Answer | null)[] = questions.map(() => null);
    for (const given of ofAttempt(seq, best.attempt)) answers[given.place] = answerOf(homework, given);
    const sameAs = userId === null ? id : seats.get(userId)!;
    return {
      id,
      nickname,
      marble,
      proof: null,
      score: pupil.best.score,
      rank: ranks[i]!,
      answers,
      ...(sameAs !== id && { sameAs }),
      ...(studentId !== null && { studentId }),
    };
  });
  const played = yield* mapped(questions, players.length, (question, place) =>
    resultQuestion(question, place, players),
  );
  return { questions: played, players, ...netIn({ settings: homework.setup.gameSettings }) };
}

/** Null for a question left blank. */
export function answerOf(homework: Homework, given: Given): Answer | null {
  if (isBlank(given)) return null;
  const { value, share, tookMs, place, confidence } = given;
  const points = pointsOf(homework, homework.questions[place]!, given);
  return { value, share, tookMs, points, ...(confidence !== null && { confidence }) };
}

/** The best seat of each account, because an account may have several. */
function bestSeats(ordered: readonly Pupil[]): ReadonlyMap<string, string> {
  const seats = new Map<string, string>();
  for (const { id, userId } of ordered) if (userId !== null && !seats.has(userId)) seats.set(userId, id);
  return seats;
}

/** The question as a game keeps it; texts that do not belong on a board are hidden from the start. */
function resultQuestion(
  question: Homework["questions"][number],
  place: number,
  players: readonly ResultPlayer[],
): ResultQuestion {
  const { limitMs: _limit, points: _points, explanation: _explanation, ...stored } = question;
  const values = players.flatMap(({ answers }) => answers[place]?.value ?? []);
  const hidden = rudeKeys(question, values);
  return hidden.length > 0 ? { ...stored, hidden } : stored;
}

import { limits } from "#shared/limits";
import { pointsFor } from "#game/scoring";
import type { Question } from "#game/game";
import { placeAt } from "./own-order";
import type { Attempt, Given, Homework, Pupil, Tally } from "./homework";

/** A pupil's progress through a homework. */

export const emptyTally: Tally = { given: 0, right: 0, score: 0 };

export const pointsOf = (question: Question, share: number | null): number =>
  Math.round(pointsFor("accuracy", question, 0) * (share ?? 0));

/** Returns the pupil after one more answer. */
export function advanced(homework: Homework, pupil: Pupil, { share, place, at }: Given): Pupil {
  const { given, right, score } = pupil.tally;
  const tally = {
    given: given + 1,
    right: right + (share === 1 ? 1 : 0),
    score: score + pointsOf(homework.questions[place]!, share),
  };
  const present = { attempt: pupil.attempt, ...tally };
  const best = isBetter(present, pupil.best) ? present : pupil.best;
  return stepped(homework, { ...pupil, tally, best, lastAt: Math.max(pupil.lastAt, at) });
}

/** Returns the pupil with the present question over. */
function stepped({ questions }: Homework, pupil: Pupil): Pupil {
  const done = pupil.done + 1;
  return { ...pupil, done, openedAt: null, hasFinished: pupil.hasFinished || done >= questions.length };
}

/** Compares two attempts: the one with the higher score counts, then the one with more answers, then the earlier one. */
export const isBetter = (a: Attempt, b: Attempt): boolean =>
  a.score > b.score || (a.score === b.score && a.given > b.given);

export const isFinished = ({ questions }: Homework, { done }: Pupil): boolean => done >= questions.length;

/**
 * Returns the pupil as of now: if the present question's clock has run out this long ago, that question is over, unanswered.
 */
export function pupilAt(homework: Homework, pupil: Pupil, now: number, graceMs: number = limits.graceMs): Pupil {
  const bell = bellOf(homework, pupil);
  return bell !== null && now >= bell + graceMs ? stepped(homework, pupil) : pupil;
}

/** The time at which the clock of the present question rings; null if no clock runs. */
export function bellOf(homework: Homework, pupil: Pupil): number | null {
  if (pupil.openedAt === null || isFinished(homework, pupil)) return null;
  const question = homework.questions[placeAt(homework, pupil, pupil.done)]!;
  return pupil.openedAt + question.limitMs * pupil.timeFactor;
}

export const hasClock = ({ setup }: Homework): boolean => setup.settings.clock === "question";

export const attemptsLeft = ({ setup }: Homework, { attempt, extraAttempts }: Pupil): number =>
  Math.max(0, setup.settings.attempts + extraAttempts - attempt);

/** The pupil's position: at a question, before one whose clock waits to be started, or at the end. */
export function phaseOf(homework: Homework, pupil: Pupil): "question" | "ready" | "finished" {
  if (isFinished(homework, pupil)) return "finished";
  return hasClock(homework) && pupil.openedAt === null ? "ready" : "question";
}

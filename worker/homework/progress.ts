import { limits } from "#shared/limits";
import { countsNet, type Counting } from "#game/net";
import { earned } from "#game/scoring";
import type { Question } from "#game/game";
import { placeAt } from "./own-order";
import { BLANK, endOf, type Attempt, type Given, type Homework, type Pupil, type Tally } from "./homework";

/** A pupil's progress through a homework. */

export const emptyTally: Tally = { given: 0, right: 0, score: 0 };

type Answered = Pick<Given, "value" | "share">;

const countingOf = ({ setup }: Homework): Counting => ({ scoring: "accuracy", ...setup.settings });
export const isNet = (homework: Homework): boolean => countsNet(countingOf(homework));
export const isBlank = ({ value }: Pick<Given, "value">): boolean => value === BLANK;

export const pointsOf = (homework: Homework, question: Question, { share }: Pick<Given, "share">): number =>
  earned(countingOf(homework), question, share, 0);

/** Adds an answer to the figures of an attempt. A question left blank is over, and counts as no answer. */
export const counted = (
  homework: Homework,
  { given, right, score }: Tally,
  answered: Answered,
  place: number,
): Tally => ({
  given: given + (isBlank(answered) ? 0 : 1),
  right: right + (answered.share === 1 ? 1 : 0),
  score: score + pointsOf(homework, homework.questions[place]!, answered),
});

/** Returns the pupil after one more answer. */
export function advanced(homework: Homework, pupil: Pupil, given: Given): Pupil {
  const tally = counted(homework, pupil.tally, given, given.place);
  return stepped(homework, { ...pupil, tally, lastAt: Math.max(pupil.lastAt, given.at) });
}

/** Returns the pupil with the present question over. */
function stepped(homework: Homework, pupil: Pupil): Pupil {
  const done = pupil.done + 1;
  const isWhole = done >= homework.questions.length;
  const next = { ...pupil, done, openedAt: null, hasFinished: pupil.hasFinished || isWhole };
  const mayFall = isNet(homework) && !isWhole && next.attempt !== next.best.attempt;
  return mayFall ? next : compared(next);
}

/**
 * Returns the pupil with the better attempt as the one that counts. Where net is counted, a later attempt is compared once it
 * is finished or the homework is over, for its net may still fall.
 */
function compared(pupil: Pupil): Pupil {
  const present = { attempt: pupil.attempt, ...pupil.tally };
  const isOnly = present.attempt === pupil.best.attempt;
  return isOnly || isBetter(present, pupil.best) ? { ...pupil, best: present } : pupil;
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
  const present = bell !== null && now >= bell + graceMs ? stepped(homework, pupil) : pupil;
  return now >= endOf(homework.terms) ? compared(present) : present;
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

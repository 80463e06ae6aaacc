import type { RefusalCode } from "#protocol/errors";
import type { HomeworkState } from "#protocol/http/replies/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import { kindOf } from "#question/kinds";
import { hasTower } from "#question/text";
import { BLANK, endOf, type Given, type Homework, type HomeworkSetup, type Pupil, type Terms } from "./homework";
import { ownOrder } from "./own-order";
import { advanced, attemptsLeft, hasClock, isFinished, isNet, emptyTally, phaseOf, pupilAt } from "./progress";

/** The rules of homework, as worker/game/RULES.md numbers them. Nothing here changes anything or reads the clock. */

export type Ruled<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: RefusalCode };
const refuse = (error: RefusalCode) => ({ ok: false, error }) as const;

export function stateOf({ opensAt }: Pick<HomeworkSetup, "opensAt">, terms: Terms, now: number): HomeworkState {
  if (now >= endOf(terms)) return "over";
  return opensAt !== null && now < opensAt ? "waiting" : "open";
}

/** The reason why nobody may work on it now; null while it is open. */
function shut({ setup, terms }: Homework, now: number): RefusalCode | null {
  const state = stateOf(setup, terms, now);
  return state === "open" ? null : state === "over" ? "homework_over" : "homework_not_open";
}

export type HomeworkAnswer = {
  readonly questionId: string;
  /** Null to leave the question blank. */
  readonly value: string | null;
  /** The attempt that the phone means; null for the present one. */
  readonly attempt: number | null;
  readonly confidence: Given["confidence"];
};

/**
 * Decides on an answer: the row to store, and the pupil after it. If it was stored before, `given` is null and nothing happens.
 * `earlier` is the row stored for this question in this attempt.
 */
export function answer(
  homework: Homework,
  before: Pupil,
  { questionId, value, attempt, confidence }: HomeworkAnswer,
  { earlier, now }: { earlier: Given | null; now: number },
): Ruled<{ given: Given | null; pupil: Pupil }> {
  const why = shut(homework, now);
  if (why !== null) return refuse(why);
  const pupil = pupilAt(homework, before, now, homeworkLimits.answerGraceMs);
  if (earlier) return { ok: true, given: null, pupil };
  if (attempt !== null && attempt !== pupil.attempt) return refuse("attempt_over");
  const place = homework.questions.findIndex(({ id }) => id === questionId);
  if (place === -1) return refuse("not_found");
  const turn = ownOrder(homework, pupil).indexOf(place);
  if (turn < pupil.done) return refuse("question_closed");
  if (turn > pupil.done || phaseOf(homework, pupil) !== "question") return refuse("question_not_reached");
  const question = homework.questions[place]!;
  const kind = kindOf(question);
  const isTaken = value === null ? isNet(homework) : !hasTower(value) && kind.takes(question, value);
  if (!isTaken) return refuse("validation_failed");
  const share = value === null ? null : kind.share(question, value);
  const limit = question.limitMs * pupil.timeFactor;
  const tookMs = pupil.openedAt === null ? 0 : Math.min(limit, Math.max(0, now - pupil.openedAt));
  const given = { attempt: pupil.attempt, turn, place, value: value ?? BLANK, share, tookMs, at: now, confidence };
  return { ok: true, given, pupil: advanced(homework, pupil, given) };
}

/** Starts the clock of the next question; if it runs, or there is no clock, nothing happens. */
export function next(homework: Homework, before: Pupil, now: number): Ruled<{ pupil: Pupil; isBegun: boolean }> {
  const why = shut(homework, now);
  if (why !== null) return refuse(why);
  const pupil = pupilAt(homework, before, now);
  if (phaseOf(homework, pupil) !== "ready") return { ok: true, pupil, isBegun: false };
  return { ok: true, pupil: { ...pupil, openedAt: now }, isBegun: true };
}

/**
 * Begins another attempt. `after`: the attempt that the phone takes for the present one; if a later one has begun already,
 * nothing happens.
 */
export function nextAttempt(
  homework: Homework,
  before: Pupil,
  after: number | null,
  now: number,
): Ruled<{ pupil: Pupil; isBegun: boolean }> {
  const why = shut(homework, now);
  if (why !== null) return refuse(why);
  const pupil = pupilAt(homework, before, now);
  if (after !== null && after < pupil.attempt) return { ok: true, pupil, isBegun: false };
  if (!isFinished(homework, pupil)) return refuse("attempt_running");
  if (attemptsLeft(homework, pupil) === 0) return refuse("no_attempts_left");
  const begun = { ...pupil, attempt: pupil.attempt + 1, done: 0, tally: emptyTally, openedAt: null };
  return { ok: true, pupil: begun, isBegun: true };
}

/**
 * Tells whether an attempt's right answers may be seen: those of an attempt that lies behind if verdicts come at once, those of
 * any attempt once the homework is over.
 */
export function mayReview(homework: Homework, pupil: Pupil, attempt: number, now: number): boolean {
  if (stateOf(homework.setup, homework.terms, now) === "over") return true;
  if (homework.setup.settings.verdict !== "each") return false;
  return attempt < pupil.attempt || isFinished(homework, pupilAt(homework, pupil, now));
}

/** Sets another last day; `closed` ends the homework now. A later last day opens again one that was over. */
export const putOff = (terms: Terms, dueAt: number): Terms => ({
  ...terms,
  dueAt,
  closedAt: null,
  edition: terms.edition + 1,
});
export const closedTerms = ({ setup, terms }: Homework, now: number): Terms =>
  stateOf(setup, terms, now) === "over" ? terms : { ...terms, closedAt: now, edition: terms.edition + 1 };

/** Tells whether the questions after the present one may be sent ahead. */
export const tellsAhead = (homework: Homework): boolean => !hasClock(homework);

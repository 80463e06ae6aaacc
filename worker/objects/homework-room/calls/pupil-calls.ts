import type { HomeworkAnswerReply, HomeworkReviewReply, HomeworkView } from "#protocol/http/replies/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Assignment } from "../assignment";
import type { Given, Pupil } from "#homework/homework";
import { ownOrder } from "#homework/own-order";
import { isBlank, pupilAt } from "#homework/progress";
import * as views from "#homework/pupil-views";
import { granted, refused, type Refusal, type CallReply } from "#objects/lifecycle/reply";
import * as rules from "#homework/rules";
import { sessionHash } from "#objects/lifecycle/secrets";

/** Calls from pupils. The object has a method for each function exported here. */

export function look(assignment: Assignment, sessionId: string | null): CallReply<HomeworkView> {
  const now = Date.now();
  const { homework, places } = assignment;
  if (sessionId === null && isResting(assignment, now)) return resting;
  if (sessionId === null) return granted({ homework: views.facts(homework, places, now), server_time: now });
  const found = pupilOf(assignment, sessionId, now);
  return found.ok ? granted(viewOf(assignment, pupilAt(homework, found.reply, now), now)) : found;
}

/** `at`: the time of an answer that the demo term gives for the past. */
type GivenAnswer = rules.HomeworkAnswer & { readonly sessionId: string; readonly at?: number };

/** Stored before the reply goes out: the platform holds the reply back until the rows are written. */
export function answer(
  assignment: Assignment,
  { sessionId, at, ...asked }: GivenAnswer,
): CallReply<HomeworkAnswerReply> {
  const now = at ?? Date.now();
  const { homework, pupils } = assignment;
  const found = pupilOf(assignment, sessionId, now);
  if (!found.ok) return found;
  const before = found.reply;
  const earlier = earlierAnswer(assignment, before, asked);
  const ruled = rules.answer(homework, before, asked, { earlier, now });
  if (!ruled.ok) return refusal(assignment, ruled.error);
  const { given, pupil } = ruled;
  if (given) {
    assignment.write(() => {
      pupils.give(pupil.seq, given);
      // If there is a clock, the start of the next question writes the pupil's row; until then the row follows from the
      // answer's.
      if (homework.setup.settings.clock === "none") pupils.putProgress(pupil);
    });
  }
  return granted(acknowledged(assignment, pupil, given ?? earlier!, now));
}

function earlierAnswer({ homework, pupils }: Assignment, pupil: Pupil, { questionId, attempt }: rules.HomeworkAnswer) {
  const place = homework.questions.findIndex(({ id }) => id === questionId);
  const asked = { ...pupil, attempt: attempt ?? pupil.attempt };
  const turn = ownOrder(homework, asked).indexOf(place);
  return turn === -1 ? null : pupils.given(pupil.seq, asked.attempt, turn);
}

function acknowledged({ homework, places }: Assignment, pupil: Pupil, given: Given, now: number): HomeworkAnswerReply {
  const isNewest = given.attempt === pupil.attempt && given.turn === pupil.done - 1;
  return {
    accepted: true,
    question_id: homework.questions[given.place]!.id,
    attempt: given.attempt,
    answer: isBlank(given) ? null : given.value,
    verdict: views.verdict(homework, given, now),
    you: views.you(homework, pupil, views.numberOf(pupil, places), now),
    question: views.currentQuestion(homework, pupil, now),
    // Send only what the phone does not have yet: the last question ahead that it may receive now. If an earlier reply was
    // lost, the phone asks for the whole view.
    ahead: views.ahead(homework, pupil, isNewest ? homeworkLimits.ahead : 1, now),
  };
}

export function next(assignment: Assignment, sessionId: string): CallReply<HomeworkView> {
  return moved(assignment, sessionId, (pupil, now) => rules.next(assignment.homework, pupil, now));
}

export function nextAttempt(assignment: Assignment, sessionId: string, after: number | null): CallReply<HomeworkView> {
  return moved(assignment, sessionId, (pupil, now) => rules.nextAttempt(assignment.homework, pupil, after, now));
}

type Step = (pupil: Pupil, now: number) => rules.Ruled<{ pupil: Pupil; isBegun: boolean }>;

function moved(assignment: Assignment, sessionId: string, step: Step): CallReply<HomeworkView> {
  const now = Date.now();
  const found = pupilOf(assignment, sessionId, now);
  if (!found.ok) return found;
  const ruled = step(found.reply, now);
  if (!ruled.ok) return refusal(assignment, ruled.error);
  if (ruled.isBegun) assignment.pupils.putProgress(ruled.pupil);
  return granted(viewOf(assignment, ruled.pupil, now));
}

export function review(
  assignment: Assignment,
  sessionId: string,
  attempt: number | null,
): CallReply<HomeworkReviewReply> {
  const now = Date.now();
  const { homework, pupils } = assignment;
  const pupil = pupils.ofSession(sessionHash(sessionId));
  if (pupil === null) return refused("homework_session");
  if (pupil === "removed") return removed(assignment);
  const shown = attempt ?? pupil.best.attempt;
  if (shown > pupil.attempt) return refused("not_found");
  if (!rules.mayReview(homework, pupil, shown, now)) return refused("review_closed");
  // A pupil who sees the solutions has gone on from the last question.
  const present = pupilAt(homework, pupil, now);
  if (present !== pupil) pupils.putProgress(present);
  return granted(views.review(homework, shown, pupils.ofAttempt(pupil.seq, shown)));
}

/** Finds the pupil behind a session, while the homework is open to anybody. */
function pupilOf(assignment: Assignment, sessionId: string, now: number): CallReply<Pupil> {
  const { homework, pupils } = assignment;
  const pupil = pupils.ofSession(sessionHash(sessionId));
  if (pupil === "removed") return removed(assignment);
  if (rules.stateOf(homework.setup, homework.terms, now) === "over") return over(assignment, pupil, now);
  if (isResting(assignment, now)) return resting;
  if (pupil === null) return refused("homework_session");
  return granted(pupil);
}

const AGAIN_SECONDS = 300;
export const resting = refused("homework_resting", { retryAfterSeconds: AGAIN_SECONDS });
/** The last day comes all the same. */
export const isResting = ({ setup, terms }: Assignment, now: number): boolean =>
  setup.rests === true && rules.stateOf(setup, terms, now) !== "over";

const removed = ({ setup }: Assignment): Refusal => refused(setup.class ? "seat_freed" : "pupil_removed");

/** Answer for a homework that is over: pupils who began it see their own result. */
export function over({ homework, pupils, places }: Assignment, before: Pupil | null, now: number): Refusal {
  const pupil = before && pupilAt(homework, before, now);
  const result = pupil && views.result(homework, pupil, pupils.ofAttempt(pupil.seq, pupil.best.attempt));
  return refused("homework_over", { more: { homework: views.facts(homework, places, now), result } });
}

export function refusal(assignment: Assignment, error: Refusal["error"]): Refusal {
  const now = Date.now();
  const { homework, places } = assignment;
  if (error === "homework_over") return over(assignment, null, now);
  if (error === "homework_not_open") return refused(error, { more: { homework: views.facts(homework, places, now) } });
  return refused(error);
}

export function viewOf({ homework, pupils, places }: Assignment, pupil: Pupil, now: number): HomeworkView {
  return views.view(homework, pupil, { places, givens: pupils.ofAttempt(pupil.seq, pupil.attempt) }, now);
}

import type {
  Bead,
  BestAttempt,
  HomeworkFacts,
  HomeworkQuestion,
  HomeworkResult,
  HomeworkReviewReply,
  HomeworkVerdict,
  HomeworkView,
  HomeworkYou,
} from "#protocol/http/replies/homework";
import { homeZone } from "#shared/home-zone";
import { homeworkLimits } from "#protocol/homework-limits";
import { fieldsIn } from "#question/fields/parts";
import { kindOf, verdictOf } from "#question/kinds";
import { numberKnown } from "#game/reserved-places";
import { scored, sentPoints } from "#game/net";
import { answerBeside } from "#game/results/player-stats";
import { askedAbout, neededFor, untold } from "#game/view/parts";
import { endOf, type Attempt, type Given, type Homework, type PupilPlace, type Pupil } from "./homework";
import { ownOrder } from "./own-order";
import { attemptsLeft, bellOf, hasClock, isBlank, isFinished, isNet, phaseOf } from "./progress";
import { answerOf } from "./results";
import { stateOf, tellsAhead } from "./rules";

/** Replies to pupils. Anything they must not know yet is left out here. */

/** The public part of a homework, for anybody who has the address. */
export function facts(
  { setup, terms, questions }: Homework,
  places: readonly PupilPlace[],
  now: number,
): HomeworkFacts {
  return {
    code: setup.code,
    title: terms.title,
    teacher: setup.teacher,
    class_name: setup.class?.name ?? null,
    question_count: questions.length,
    opens_at: setup.opensAt,
    due_at: endOf(terms),
    time_zone: setup.timeZone ?? homeZone,
    settings: setup.settings,
    state: stateOf(setup, terms, now),
    joins_by: setup.class ? numberKnown(places) : "nickname",
    ...neededFor(questions),
  };
}

/** Tells whether verdicts may be known by now. */
const isTold = ({ setup, terms }: Homework, now: number): boolean =>
  setup.settings.verdict === "each" || stateOf(setup, terms, now) === "over";

export const bestOf = (homework: Homework, { attempt, given, right, score }: Attempt): BestAttempt => ({
  attempt,
  answered: given,
  right,
  judged: homework.questions.filter((question) => kindOf(question).isJudged).length,
  ...scored(isNet(homework), score),
});

/** `pupil`: as of now. */
export function you(homework: Homework, pupil: Pupil, number: number | null, now: number): HomeworkYou {
  const { id, nickname, marble, attempt, done, tally, best } = pupil;
  return {
    player_id: id,
    nickname,
    marble,
    ...(number !== null && { number }),
    attempt,
    attempts_left: attemptsLeft(homework, pupil),
    phase: phaseOf(homework, pupil),
    question_number: Math.min(done + 1, homework.questions.length),
    answered: tally.given,
    right: isTold(homework, now) ? tally.right : null,
    best: isTold(homework, now) ? bestOf(homework, best) : null,
  };
}

/** Beads for the first `done` questions of an attempt, in the pupil's own order. */
export function beads(homework: Homework, givens: readonly Given[], done: number, now: number): Bead[] {
  const byTurn = new Map(givens.map((given) => [given.turn, given]));
  return Array.from({ length: done }, (_, turn) => {
    const given = byTurn.get(turn);
    return given && !isBlank(given) && !isTold(homework, now) ? "given" : beadOf(given);
  });
}

function beadOf(given: Given | undefined): Bead {
  if (!given || isBlank(given)) return "missed";
  if (given.share === null) return "given";
  return given.share === 1 ? "right" : given.share > 0 ? "partial" : "wrong";
}

function asked(homework: Homework, pupil: Pupil, turn: number, place: number, now: number): HomeworkQuestion {
  const question = homework.questions[place]!;
  const isPresent = turn === pupil.done;
  const bell = isPresent ? bellOf(homework, pupil) : null;
  return {
    question_id: question.id,
    ...askedAbout(question),
    time_limit: hasClock(homework) ? (question.limitMs * pupil.timeFactor) / 1000 : null,
    question_number: turn + 1,
    total_questions: homework.questions.length,
    ...untold(kindOf(question).solution(question)),
    ...fieldsIn("question", question),
    server_time: now,
    starts_at: (isPresent ? pupil.openedAt : null) ?? now,
    ends_at: bell,
  };
}

/** The present question; null if there is no such question, or its clock has not begun. */
export function currentQuestion(homework: Homework, pupil: Pupil, now: number): HomeworkQuestion | null {
  if (phaseOf(homework, pupil) !== "question") return null;
  return asked(homework, pupil, pupil.done, ownOrder(homework, pupil)[pupil.done]!, now);
}

/**
 * The questions after the present one, from `from` turns on, to be answered without a network; the right answers are not in
 * them.
 */
export function ahead(homework: Homework, pupil: Pupil, from: number, now: number): HomeworkQuestion[] {
  if (!tellsAhead(homework) || isFinished(homework, pupil)) return [];
  const order = ownOrder(homework, pupil);
  const turns = [...order.keys()].slice(pupil.done + from, pupil.done + 1 + homeworkLimits.ahead);
  return turns.map((turn) => asked(homework, pupil, turn, order[turn]!, now));
}

type Seen = { readonly places: readonly PupilPlace[]; readonly givens: readonly Given[] };

/** Everything a pupil's page shows. */
export function view(homework: Homework, pupil: Pupil, { places, givens }: Seen, now: number): HomeworkView {
  return {
    homework: facts(homework, places, now),
    server_time: now,
    you: you(homework, pupil, numberOf(pupil, places), now),
    beads: beads(homework, givens, pupil.done, now),
    question: currentQuestion(homework, pupil, now),
    ahead: ahead(homework, pupil, 1, now),
  };
}

export function numberOf({ studentId }: Pupil, places: readonly PupilPlace[]): number | null {
  const student = places.find((place) => place.student.id === studentId)?.student;
  if (!student) return null;
  return numberKnown(places) === "school_no" ? student.schoolNo : student.number;
}

/** The verdict on a stored answer; null while verdicts are not shown. */
export function verdict(homework: Homework, given: Given, now: number): HomeworkVerdict | null {
  if (!isTold(homework, now)) return null;
  const question = homework.questions[given.place]!;
  const answer = answerOf(homework, given);
  return {
    question_id: question.id,
    ...kindOf(question).solution(question),
    answer: answer?.value ?? null,
    is_correct: verdictOf(question, answer),
    share: given.share,
    points_earned: sentPoints(isNet(homework), answer?.points ?? 0),
    ...fieldsIn("close", question),
  };
}

/** Every question of an attempt beside its answer, in the order of the set. */
export function review(homework: Homework, attempt: number, givens: readonly Given[]): HomeworkReviewReply {
  const answers = attemptAnswers(homework, givens);
  return {
    attempt,
    answers: answers.map((answer, i) => ({ ...answer, ...fieldsIn("close", homework.questions[i]!) })),
  };
}

export function attemptAnswers(homework: Homework, givens: readonly Given[]) {
  const byPlace = new Map(givens.map((given) => [given.place, answerOf(homework, given)]));
  const answers = homework.questions.map((question, place) =>
    answerBeside(question, byPlace.get(place) ?? null, isNet(homework)),
  );
  return hasClock(homework) ? answers : answers.map((answer) => ({ ...answer, response_time_ms: null }));
}

/** The best attempt of a pupil who began, once the homework is over. */
export function result(
  homework: Homework,
  { id, nickname, marble, best }: Pupil,
  givens: readonly Given[],
): HomeworkResult {
  const places = new Map(givens.map((given) => [given.place, given]));
  return {
    player_id: id,
    nickname,
    marble,
    best: bestOf(homework, best),
    beads: homework.questions.map((_, place) => beadOf(places.get(place))),
  };
}

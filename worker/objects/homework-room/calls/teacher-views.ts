import type { Homework as WireHomework, HomeworkPupil } from "#protocol/http/replies/homework";
import { homeZone } from "#shared/home-zone";
import { kindOf } from "#question/kinds";
import { numberKnown } from "#game/reserved-places";
import type { Assignment } from "../assignment";
import type { PupilPlace, Pupil } from "#homework/homework";
import { attemptsLeft, isFinished } from "#homework/progress";
import { bestOf } from "#homework/pupil-views";
import { stateOf } from "#homework/rules";

/** The homework as the teacher sees it. `pupils` are as of now. */

export function shownHomework(assignment: Assignment, pupils: readonly Pupil[], now: number): WireHomework {
  const { setup, terms, homework, places, upkeep } = assignment;
  const state = stateOf(setup, terms, now);
  const judged = homework.questions.filter((question) => kindOf(question).isJudged).length;
  const asked = judged * pupils.length;
  const right = pupils.reduce((sum, { best }) => sum + best.right, 0);
  return {
    id: setup.homeworkId,
    code: setup.code,
    title: terms.title,
    question_set_id: setup.questionSetId,
    class: setup.class,
    settings: setup.settings,
    question_count: homework.questions.length,
    created_at: setup.openedAt,
    opens_at: setup.opensAt,
    due_at: terms.dueAt,
    closed_at: terms.closedAt,
    time_zone: setup.timeZone ?? homeZone,
    state,
    counts: {
      expected: setup.class ? places.length : null,
      started: pupils.length,
      finished: pupils.filter(({ hasFinished }) => hasFinished).length,
    },
    accuracy: asked === 0 ? null : right / asked,
    has_report: state === "over" && upkeep.outbox.isEmpty && pupils.length > 0,
    can_extend: true,
  };
}

export function pupilLine(assignment: Assignment, pupil: Pupil, now: number): HomeworkPupil {
  const { homework } = assignment;
  const { id, nickname, marble, attempt, done, tally, best, joinedAt, lastAt, pin } = pupil;
  return {
    player_id: id,
    ...numbersOf(assignment, assignment.studentOf(pupil)),
    name: nickname,
    marble,
    state: isFinished(homework, pupil) ? "finished" : "running",
    attempt,
    attempts_left: attemptsLeft(homework, pupil),
    answered: tally.given,
    done,
    best: bestOf(homework, best),
    started_at: joinedAt,
    last_at: lastAt,
    locked_until: pin.lockedUntil > now ? pin.lockedUntil : null,
  };
}

/** Line for a student who has not begun. */
export const placeLine = (assignment: Assignment, place: PupilPlace): HomeworkPupil => ({
  player_id: null,
  ...numbersOf(assignment, place),
  name: place.name,
  marble: null,
  state: "not_started",
  attempt: 0,
  attempts_left: assignment.setup.settings.attempts,
  answered: 0,
  done: 0,
  best: null,
  started_at: null,
  last_at: null,
  locked_until: null,
});

function numbersOf({ places }: Assignment, place: PupilPlace | null) {
  if (!place) return {};
  const { number, schoolNo } = place.student;
  return { number, ...(numberKnown(places) === "school_no" && { school_no: schoolNo }) };
}

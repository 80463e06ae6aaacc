import type {
  BestAttempt,
  Homework as WireHomework,
  HomeworkAnswersReply,
  HomeworkPupil,
  HomeworkPupilsReply,
} from "#protocol/http/replies/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import { kindOf } from "#question/kinds";
import { writingToBeRead } from "#game/results/stored-form";
import type { Unreported } from "#game/results/stored-parts";
import type { Assignment } from "../assignment";
import { endOf, type Owner, type Given, type PupilPlace, type Pupil, type Terms } from "#homework/homework";
import { replaceNameOfPupil, replaceNamesOfAccounts, replaceNamesOfStudents } from "../leaving";
import { attemptAnswers, bestOf } from "#homework/pupil-views";
import { counted, emptyTally, hasClock, pupilAt } from "#homework/progress";
import { inTurns } from "#shared/in-turns";
import { namesAtHost } from "#objects/lifecycle/networks";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { results } from "#homework/results";
import * as rules from "#homework/rules";
import { foreignSeats } from "./seat-calls";
import * as secrets from "./secrets";
import { pupilLine, placeLine, shownHomework } from "./teacher-views";

/** Calls from the teacher. The object has a method for each function exported here. The API has checked the owner. */

export function overview(assignment: Assignment): CallReply<WireHomework> {
  return granted(shownHomework(assignment, everybody(assignment, Date.now()), Date.now()));
}

/** `network`: the teacher's network; seats taken from there are not foreign. */
export function table(assignment: Assignment, network: string): CallReply<HomeworkPupilsReply> {
  const now = Date.now();
  const here = secrets.networkHere(assignment.setup, network);
  const [own, line] = namesAtHost(here);
  assignment.networks.host(own);
  assignment.networks.host(line);
  // She was elsewhere when its seats were freed.
  assignment.networks.unbar(own);
  // No class list limits nicknames: there the teacher's network has its limit too, and she is asked when it is nearly used up.
  if (assignment.setup.class) assignment.admissions.hostIsAt(here);
  const foreign_seats = foreignSeats(assignment);
  const { homework, places, pupils } = assignment;
  const present = everybody(assignment, now);
  const begun = new Set(present.map(({ studentId }) => studentId));
  const missing = places.filter(({ student }) => !begun.has(student.id));
  const tallies = pupils.firstTallies();
  return granted({
    homework: shownHomework(assignment, present, now),
    pupils: [
      ...present.map((pupil) => pupilLine(assignment, pupil, now)),
      ...missing.map((place) => placeLine(assignment, place)),
    ].toSorted((a, b) => shownNumber(a) - shownNumber(b)),
    ...(foreign_seats.length > 0 && { foreign_seats }),
    questions: homework.questions.map((question, place) => {
      const { given = 0, right = 0 } = tallies.get(place) ?? {};
      return {
        question_id: question.id,
        question_number: place + 1,
        question_text: question.text,
        lang: question.lang ?? "tr",
        kind: question.kind ?? "choice",
        answered: given,
        correct_rate: kindOf(question).isJudged && given > 0 ? right / given : null,
      };
    }),
    server_time: now,
  });
}

/** The number that stands before the name: the school's, if everybody has one. */
const shownNumber = ({ school_no, number }: HomeworkPupil): number => school_no ?? number ?? 0;

export function answers(
  assignment: Assignment,
  playerId: string,
  attempt: number | null,
): CallReply<HomeworkAnswersReply> {
  const now = Date.now();
  const { homework, pupils } = assignment;
  const found = pupils.byId(playerId);
  if (!found) return refused("not_found");
  const pupil = pupilAt(homework, found, now);
  const shown = attempt ?? pupil.best.attempt;
  if (shown > pupil.attempt) return refused("not_found");
  return granted({
    pupil: pupilLine(assignment, pupil, now),
    attempt: shown,
    answers: attemptAnswers(homework, pupils.ofAttempt(pupil.seq, shown)),
    attempts: pupils.attempts(pupil.seq).map((one) => summed(assignment, one, pupils.ofAttempt(pupil.seq, one))),
  });
}

function summed({ homework }: Assignment, attempt: number, givens: readonly Given[]): BestAttempt {
  const tally = givens.reduce((all, given) => counted(homework, all, given, given.place), emptyTally);
  return bestOf(homework, { attempt, ...tally });
}

/** The results of each pupil's best attempt; while the homework runs, the current state. The Worker makes the report of them. */
export async function statistics(assignment: Assignment, query?: unknown): Promise<CallReply<Unreported>> {
  // The version before, which sends one, waits for the report itself.
  if (query) return refused("unavailable");
  const now = Date.now();
  const { homework, setup, terms, pupils } = assignment;
  const ofAttempt = (seq: number, attempt: number) => pupils.ofAttempt(seq, attempt);
  const stored = await inTurns(results(homework, everybody(assignment, now), ofAttempt));
  const isOver = rules.stateOf(setup, terms, now) === "over";
  const meta = {
    gameCode: setup.code,
    title: terms.title,
    label: "",
    status: isOver ? ("completed" as const) : ("active" as const),
    startedAt: setup.opensAt ?? setup.openedAt,
    endedAt: isOver ? endOf(terms) : null,
  };
  const parts = {
    gameId: setup.homeworkId,
    text: await inTurns(writingToBeRead(stored)),
    meta,
    isTimed: hasClock(homework),
  };
  return granted({ parts });
}

export async function change(
  assignment: Assignment,
  { title, dueAt }: { title?: string; dueAt?: number },
): Promise<CallReply<WireHomework>> {
  const now = Date.now();
  const { terms } = assignment;
  const renamed = title === undefined ? terms : { ...terms, title };
  const isOtherEnd = dueAt !== undefined && (dueAt !== terms.dueAt || terms.closedAt !== null);
  return changed(assignment, isOtherEnd ? rules.putOff(renamed, dueAt) : renamed, now);
}

export async function close(assignment: Assignment): Promise<CallReply<WireHomework>> {
  const now = Date.now();
  return changed(assignment, rules.closedTerms(assignment.homework, now), now);
}

async function changed(assignment: Assignment, terms: Terms, now: number): Promise<CallReply<WireHomework>> {
  if (terms !== assignment.terms) assignment.setTerms(terms, now);
  const shown = overview(assignment);
  await assignment.waitForD1();
  return shown;
}

/** The pupil's devices so far need the new pin as well: one of them may belong to somebody else. */
export function newPin(assignment: Assignment, playerId: string): CallReply<{ pin: string }> {
  const { setup, pupils } = assignment;
  const pupil = pupils.byId(playerId);
  if (!pupil) return refused("not_found");
  const pin = secrets.newPin();
  const hash = secrets.pinHash(setup, pupil.id, pin);
  assignment.write(() => {
    pupils.putPin(pupil.seq, { hash, failures: 0, lockedUntil: 0 });
    pupils.endSessions(pupil.seq);
  });
  return granted({ pin });
}

export function giveAttempt(assignment: Assignment, playerId: string): CallReply<{ pupil: HomeworkPupil }> {
  const { pupils, homework } = assignment;
  const pupil = pupils.byId(playerId);
  if (!pupil) return refused("not_found");
  if (pupil.extraAttempts >= homeworkLimits.extraAttempts) return refused("too_many_attempts");
  pupils.giveAttempt(pupil.seq);
  const now = Date.now();
  return granted({ pupil: pupilLine(assignment, pupilAt(homework, pupils.byId(playerId)!, now), now) });
}

/** Called after a number that nobody had: the class may have a new student. */
export function takeRoll(assignment: Assignment, students: readonly PupilPlace[]): void {
  if (assignment.setup.class) assignment.takeRoll(students, Date.now());
}

/** Removes a pupil's name when the pupil's account is deleted. */
export function unname(assignment: Assignment, userId: string): void {
  assignment.write(() => replaceNamesOfAccounts(assignment, (id) => id === userId));
}

/** Removes the name of one pupil, because somebody asked for it. */
export function unnamePlayer(assignment: Assignment, playerId: string): void {
  assignment.write(() => replaceNameOfPupil(assignment, playerId));
}

/** Removes the names of students who have left the class of this homework; null if the class is gone. */
export function unnameStudents(assignment: Assignment, studentIds: readonly string[] | null): void {
  assignment.write(() => replaceNamesOfStudents(assignment, studentIds));
}

/**
 * Merges rows of the class that are one pupil now: `goes` are merged into `stays`. `writeAfterMs`: D1 hears of it that much later,
 * so that not all of a class's homework writes at once.
 */
export function joinStudents(
  assignment: Assignment,
  rows: { stays: string; goes: readonly string[]; writeAfterMs?: number },
): void {
  assignment.joinStudents(rows, Date.now());
}

/** Hands the homework of a class to its new teacher, whose name pupils now see. */
export function handTo(assignment: Assignment, owner: Owner): void {
  if (assignment.setup.class) assignment.changeSetup(owner);
}

/** Notes the name and the time zone of this teacher, unless the homework has been handed to another one meanwhile. */
export function putTeacher(assignment: Assignment, owner: Owner): void {
  if (assignment.setup.ownerId === owner.ownerId) assignment.changeSetup(owner);
}

/** Lets pupils wait while the teacher may not teach, or go on. */
export function rest(assignment: Assignment, rests: boolean): void {
  if ((assignment.setup.rests ?? false) !== rests) assignment.changeSetup({ rests });
}

const everybody = ({ homework, pupils }: Assignment, now: number): Pupil[] =>
  pupils.all().map((pupil) => pupilAt(homework, pupil, now));

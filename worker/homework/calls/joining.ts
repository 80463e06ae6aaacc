import type { HomeworkJoinConfirm, HomeworkJoinReply } from "#protocol/http/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Assignment } from "../assignment";
import type { Pupil } from "../homework";
import { settled } from "../progress";
import { over, refusal, viewOf } from "./pupil-calls";
import { granted, refused, type Reply } from "./reply";
import * as rules from "../rules";
import { freeName, seatMeant, type Seat } from "./seats";
import * as secrets from "./secrets";

/** How somebody gets a seat: as a new pupil, or back on another device with the pin. */

type JoinRequest = {
  readonly nickname: string | null;
  readonly number: number | null;
  readonly isConfirmed: boolean;
  readonly joinKey: string | null;
  readonly pin: string | null;
  readonly userId: string | null;
  /** Stands for the client's network. */
  readonly network: string;
};
type Joined = Reply<{ readonly isNew: boolean; readonly view: HomeworkJoinReply | HomeworkJoinConfirm }>;

export function join(assignment: Assignment, request: JoinRequest): Joined {
  const now = Date.now();
  const { opening, terms, places } = assignment;
  const held = request.joinKey === null ? null : pupilOfKey(assignment, request.joinKey);
  if (request.pin === null) {
    const state = rules.stateOf(opening, terms, now);
    if (state === "over") return over(assignment, held, now);
    if (state === "waiting") return refusal(assignment, "homework_not_open");
    if (held) return seated(assignment, held, secretsOfKey(assignment, request.joinKey!), now);
    if (opening.class && request.number !== null && !mayLook(assignment, request, now)) {
      return refused("too_many_numbers", { retryAfterSeconds: 60 });
    }
  }
  const meant = seatMeant(opening, places, request);
  if (!meant.ok) return notMeant(assignment, request, meant, now);
  const present = pupilIn(assignment, meant.seat);
  if (request.pin !== null) return comeBack(assignment, present, request.pin, now);
  if (present) return taken(assignment, meant.seat);
  if (opening.class && !request.isConfirmed) {
    return granted({ isNew: false, view: { code: opening.code, number: request.number!, name: meant.seat.nickname } });
  }
  if (opening.class) assignment.numberLooks.taken(askerOf(request), request.number!);
  return sit(assignment, meant.seat, request, now);
}

/** Beside a pin an unknown number is a wrong pin: what is refused tells nobody which numbers there are. */
function notMeant(
  assignment: Assignment,
  { pin }: JoinRequest,
  { error, near }: Extract<ReturnType<typeof seatMeant>, { ok: false }>,
  now: number,
): Joined {
  if (error !== "number_unknown") return refused(error, near ? { suggestion: freeIn(assignment, near) } : {});
  if (pin !== null) return refused("pin_wrong");
  return refused(error, assignment.isRollDue(now) ? { isRollDue: true } : {});
}

/** How often numbers may be tried; saying yes to one that was shown is no other try. */
function mayLook({ numberLooks, places }: Assignment, request: JoinRequest, now: number) {
  const { number, isConfirmed } = request;
  return numberLooks.allows(askerOf(request), number!, places.length, { now, isConfirmed });
}

const askerOf = ({ joinKey, network }: JoinRequest): string => joinKey ?? network;

function taken(assignment: Assignment, { nickname }: Seat): Joined {
  if (assignment.opening.class) return refused("homework_seat_taken");
  return refused("nickname_taken", { suggestion: freeIn(assignment, nickname) });
}

const freeIn = ({ pupils }: Assignment, near: string): string => freeName(near, (key) => pupils.byName(key) === null);

const pupilIn = ({ pupils }: Assignment, { studentId, nicknameKey }: Seat): Pupil | null =>
  studentId === null ? pupils.byName(nicknameKey) : pupils.ofStudent(studentId);

/** A lost reply makes no second pupil. */
function pupilOfKey({ opening, pupils }: Assignment, joinKey: string): Pupil | null {
  const found = pupils.ofSession(secrets.sessionHash(secrets.sessionOfKey(opening, joinKey)));
  return found === "removed" ? null : found;
}

type Secrets = { readonly sessionId: string; readonly pin: string };

const secretsOfKey = ({ opening }: Assignment, joinKey: string): Secrets => ({
  sessionId: secrets.sessionOfKey(opening, joinKey),
  pin: secrets.pinOfKey(opening, joinKey),
});

function sit(assignment: Assignment, seat: Seat, { joinKey, userId, network }: JoinRequest, now: number): Joined {
  const { opening, pupils, networkJoins } = assignment;
  if (pupils.count() >= homeworkLimits.pupils) return refused("homework_full");
  if (!networkJoins.allows(network, now)) return refused("rate_limited", { retryAfterSeconds: 600 });
  const own =
    joinKey === null
      ? { sessionId: secrets.newSession(opening), pin: secrets.newPin() }
      : secretsOfKey(assignment, joinKey);
  const id = secrets.newPupilId(opening);
  const pinHash = secrets.pinHash(opening, id, own.pin);
  const pupil = assignment.write(() => {
    pupils.add({ id, ...seat, userId, joinedAt: now, pinHash });
    const added = pupils.byId(id)!;
    pupils.addSession(added.seq, secrets.sessionHash(own.sessionId), now);
    return added;
  });
  return seated(assignment, pupil, own, now);
}

function seated(assignment: Assignment, pupil: Pupil, { sessionId, pin }: Secrets, now: number): Joined {
  const view = viewOf(assignment, settled(assignment.homework, pupil, now), now);
  return granted({ isNew: true, view: { ...view, session_id: sessionId, pin } });
}

/** A name that no pupil has is refused as a wrong PIN is, only without a count of tries. */
function comeBack(assignment: Assignment, pupil: Pupil | null, pin: string, now: number): Joined {
  const { opening, terms, pupils } = assignment;
  if (!pupil) return refused("pin_wrong");
  const { seq, id, pin: kept } = pupil;
  if (now < kept.lockedUntil) return locked(kept.lockedUntil, now);
  if (secrets.pinHash(opening, id, pin.trim()) !== kept.hash) {
    const failed = { ...kept, ...rules.failedPin(kept, now) };
    pupils.putPin(seq, failed);
    return refused("pin_wrong", { more: { tries_left: rules.triesLeft(failed) } });
  }
  const sessionId = secrets.newSession(opening);
  assignment.write(() => {
    pupils.addSession(seq, secrets.sessionHash(sessionId), now);
    if (kept.failures > 0) pupils.putPin(seq, { ...kept, failures: 0, lockedUntil: 0 });
  });
  if (rules.stateOf(opening, terms, now) === "over") {
    const shown = over(assignment, pupil, now);
    return { ...shown, more: { ...shown.more, session_id: sessionId } };
  }
  const view = viewOf(assignment, settled(assignment.homework, pupil, now), now);
  return granted({ isNew: false, view: { ...view, session_id: sessionId, pin: null } });
}

const locked = (until: number, now: number): Joined =>
  refused("pin_locked", { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) });

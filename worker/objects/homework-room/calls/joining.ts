import type { HomeworkJoinConfirm, HomeworkJoinReply } from "#protocol/http/replies/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Asker } from "#objects/lifecycle/admissions";
import { namesOf } from "#objects/lifecycle/networks";
import type { Assignment } from "../assignment";
import { isBarred } from "#game/foreign";
import type { Pupil } from "#homework/homework";
import { pupilAt } from "#homework/progress";
import { isResting, over, refusal, resting, viewOf } from "./pupil-calls";
import { granted, refused, tooOften, type CallReply } from "#objects/lifecycle/reply";
import { nicknameKey } from "#game/names/nickname-key";
import * as rules from "#homework/rules";
import { freeName, seatMeant, type Seat } from "#homework/seats";
import { sessionHash } from "#objects/lifecycle/secrets";
import * as secrets from "./secrets";

/** Ways to get a seat: as a new pupil, or by returning on another device with the pin. */

type JoinRequest = {
  readonly nickname: string | null;
  readonly number: number | null;
  readonly isConfirmed: boolean;
  readonly joinKey: string | null;
  readonly pin: string | null;
  readonly userId: string | null;
  /** Stands for the client's network. */
  readonly network: string;
  readonly line: string;
  /** The time of a request that the demo term makes for the past. */
  readonly at?: number;
};
type Joined = CallReply<{ readonly isNew: boolean; readonly view: HomeworkJoinReply | HomeworkJoinConfirm }>;

export function join(assignment: Assignment, { network, ...asked }: Omit<JoinRequest, "line">): Joined {
  const now = asked.at ?? Date.now();
  const { setup, terms, places, networks } = assignment;
  const hostNetworks = networks.hosts();
  const request = { ...asked, ...namesOf(secrets.networkHere(setup, network), hostNetworks) };
  if (isResting(assignment, now)) return resting;
  const held = request.joinKey === null ? null : pupilOfKey(assignment, request.joinKey);
  if (request.pin === null) {
    const state = rules.stateOf(setup, terms, now);
    if (state === "over") return over(assignment, held, now);
    if (state === "waiting") return refusal(assignment, "homework_not_open");
    if (held) return seated(assignment, held, secretsOfKey(assignment, request.joinKey!), now);
    if (isBarred(request, networks.bars)) return refused("homework_barred");
    if (setup.class && request.number !== null) {
      const opensAt = assignment.admissions.look(askerOf(request), request.number, {
        now,
        isConfirmed: request.isConfirmed,
        known: networks.bars.known,
      });
      if (opensAt > 0) return tooOften("too_many_numbers", opensAt, now);
    }
  }
  const meant = seatMeant(setup, places, request);
  if (!meant.ok) return notMeant(assignment, request, meant, now);
  const present = pupilIn(assignment, meant.seat);
  if (hasPin(request)) return comeBack(assignment, present, request, now);
  if (present) return taken(assignment, meant.seat);
  if (setup.class && !request.isConfirmed) {
    return granted({ isNew: false, view: { code: setup.code, number: request.number!, name: meant.seat.nickname } });
  }
  if (setup.class) assignment.admissions.seated(askerOf(request), request.number!);
  return sit(assignment, meant.seat, request, now);
}

/** An unknown number together with a pin counts as a wrong pin: the refusal does not reveal which numbers exist. */
function notMeant(
  assignment: Assignment,
  request: JoinRequest,
  { error, near }: Extract<ReturnType<typeof seatMeant>, { ok: false }>,
  now: number,
): Joined {
  if (error !== "number_unknown") return refused(error, near ? nameNear(assignment, near) : {});
  if (hasPin(request)) return comeBack(assignment, null, request, now);
  return refused(error, assignment.isRollDue(now) ? { isRollDue: true } : {});
}

const askerOf = ({ joinKey, network, line }: JoinRequest): Asker => ({ phone: joinKey ?? undefined, network, line });

function taken(assignment: Assignment, { nickname }: Seat): Joined {
  if (assignment.setup.class) return refused("homework_seat_taken");
  return refused("nickname_taken", nameNear(assignment, nickname));
}

function nameNear({ pupils }: Assignment, near: string): { suggestion?: string } {
  const suggestion = freeName(near, (key) => pupils.byName(key) === null);
  return suggestion === null ? {} : { suggestion };
}

const pupilIn = ({ pupils }: Assignment, { studentId, nicknameKey }: Seat): Pupil | null =>
  studentId === null ? pupils.byName(nicknameKey) : pupils.ofStudent(studentId);

/** The pupil that this key has already created, so that a lost reply creates no second one. */
function pupilOfKey({ setup, pupils }: Assignment, joinKey: string): Pupil | null {
  const found = pupils.ofSession(sessionHash(secrets.sessionOfKey(setup, joinKey)));
  return found === "removed" ? null : found;
}

type Secrets = { readonly sessionId: string; readonly pin: string };

const secretsOfKey = ({ setup }: Assignment, joinKey: string): Secrets => ({
  sessionId: secrets.sessionOfKey(setup, joinKey),
  pin: secrets.pinOfKey(setup, joinKey),
});

function sit(assignment: Assignment, seat: Seat, request: JoinRequest, now: number): Joined {
  const { joinKey } = request;
  const { setup, pupils, networks, admissions } = assignment;
  if (pupils.count() >= homeworkLimits.pupils) return refused("homework_full");
  const opensAt = admissions.joinOpensAt(request, now);
  if (opensAt > 0) return tooOften("rate_limited", opensAt, now);
  const own =
    joinKey === null
      ? { sessionId: secrets.newSession(setup), pin: secrets.newPin() }
      : secretsOfKey(assignment, joinKey);
  const id = secrets.newPupilId(setup);
  const pinHash = secrets.pinHash(setup, id, own.pin);
  // Classmates who join by number on the device of an account do so without it.
  const userId = setup.class && pupils.hasAccount(request.userId) ? null : request.userId;
  const pupil = assignment.write(() => {
    pupils.add({ id, ...seat, userId, joinedAt: now, pinHash });
    const added = pupils.byId(id)!;
    pupils.addSession(added.seq, sessionHash(own.sessionId), now);
    networks.seated(added.seq, request);
    admissions.join(request, now, added.seq);
    return added;
  });
  return seated(assignment, pupil, own, now);
}

function seated(assignment: Assignment, pupil: Pupil, { sessionId, pin }: Secrets, now: number): Joined {
  const view = viewOf(assignment, pupilAt(assignment.homework, pupil, now), now);
  return granted({ isNew: true, view: { ...view, session_id: sessionId, pin } });
}

type WithPin = JoinRequest & { readonly pin: string };
const hasPin = (request: JoinRequest): request is WithPin => request.pin !== null;

/**
 * Counts wrong pins by seat, network and line: a stranger's attempts do not lock out the pupil on another network, and those of many
 * lines not one on the line that the seat was taken from. An unknown name or number is counted and refused like any other. A line
 * with too many wrong pins waits only at seats where it was wrong before: a right pin at the first try comes in.
 */
function comeBack(assignment: Assignment, pupil: Pupil | null, request: WithPin, now: number): Joined {
  const { setup, terms, pupils, pins, networks } = assignment;
  const { pin, network, line } = request;
  // Counted by the pin's hash: a new pin starts a new count.
  const seat = pupil?.pin.hash ?? secrets.nobodysHash(setup, request.number ?? nicknameKey(request.nickname ?? ""));
  const isTheirs = pupil !== null && networks.hasTaken(pupil.seq, line);
  const who = { seatOnNetwork: `${seat} ${network}`, seatOnLine: `${seat} ${line}`, ...(!isTheirs && { seat }) };
  const opensAt = pins.opensAt({ ...who, ...(pins.has("seatOnLine", who.seatOnLine) && { line }) }, now);
  if (opensAt > 0) return tooOften("pin_locked", opensAt, now);
  if (!pupil || secrets.pinHash(setup, pupil.id, pin.trim()) !== seat) {
    assignment.write(() => {
      pins.count(who, now);
      pins.count({ line }, now);
      if (pupil)
        pupils.putPin(pupil.seq, { hash: seat, failures: pupil.pin.failures + 1, lockedUntil: pins.opensAt(who, now) });
    });
    return refused("pin_wrong", { more: { tries_left: pins.left("seatOnNetwork", who.seatOnNetwork, now) } });
  }
  const { seq, pin: stored } = pupil;
  const sessionId = secrets.newSession(setup);
  assignment.write(() => {
    pupils.addSession(seq, sessionHash(sessionId), now);
    if (stored.failures === 0) return;
    pins.free({ ...who, seat });
    pupils.putPin(seq, { ...stored, failures: 0, lockedUntil: 0 });
  });
  if (rules.stateOf(setup, terms, now) === "over") {
    const shown = over(assignment, pupil, now);
    return { ...shown, more: { ...shown.more, session_id: sessionId } };
  }
  const view = viewOf(assignment, pupilAt(assignment.homework, pupil, now), now);
  return granted({ isNew: false, view: { ...view, session_id: sessionId, pin: null } });
}

import type { HomeworkSeatsReply } from "#protocol/http/replies/homework";
import type { ForeignSeats, WhatIsKept } from "#protocol/live/foreign-seats";
import { askedFrom, barsOn, foreignAmong, groupNamed, keptOf, seatsToFree, type Known } from "#game/foreign";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import type { Assignment } from "../assignment";

/** Calls of the teacher about seats: whose network they were taken from, and who is removed. */

/**
 * Frees the seats of the question of this name with their answers, or those without answers, and bars its networks, but none of the
 * class. No other seat is touched.
 */
export async function freeSeats(
  assignment: Assignment,
  name: string,
  keepsAnswered = false,
): Promise<CallReply<HomeworkSeatsReply>> {
  const group = groupNamed(name, assignment.networks.ofSeats(), around(assignment));
  if (!group) return granted({ freed: 0, foreign_seats: foreignSeats(assignment) });
  const taken = seatsToFree(group, keepsAnswered).map(({ seat }) => seat);
  assignment.write(() => {
    for (const [network, line] of barsOn(group, around(assignment))) assignment.networks.bar(network, line);
  });
  await removed(assignment, taken);
  return granted({ freed: taken.length, foreign_seats: foreignSeats(assignment) });
}

/** Marks the networks of this question as the class's: they may take as many seats again. A barred one is only let in again. */
export function keepSeats(assignment: Assignment, name: string, seen?: WhatIsKept): CallReply<HomeworkSeatsReply> {
  const { networks, admissions } = assignment;
  const { letIn, known, seats, upTo } = keptOf(name, networks.ofSeats(), around(assignment), seen);
  assignment.write(() => {
    for (const network of letIn) networks.unbar(network);
    for (const network of known) networks.keep(network, upTo);
    admissions.freed(seats);
  });
  return granted({ freed: 0, foreign_seats: foreignSeats(assignment) });
}

const around = ({ networks }: Assignment): Known => ({ ...networks.bars, askedFrom: askedFrom.class });

/** Networks from which so many seats were taken that the teacher is asked about them, and barred ones. */
export const foreignSeats = (assignment: Assignment): ForeignSeats[] =>
  foreignAmong(assignment.networks.ofSeats(), around(assignment));

/** Removes the pupils of these ids with their answers; unknown ones are gone already. */
export async function removePupils(
  assignment: Assignment,
  playerIds: readonly string[],
): Promise<CallReply<HomeworkSeatsReply>> {
  const seats = assignment.pupils.seatsOf(playerIds);
  await removed(assignment, seats);
  return granted({ freed: seats.length, foreign_seats: foreignSeats(assignment) });
}

export async function removePupil(assignment: Assignment, playerId: string): Promise<CallReply<null>> {
  const pupil = assignment.pupils.byId(playerId);
  if (!pupil) return refused("not_found");
  await removed(assignment, [pupil.seq]);
  return granted(null);
}

async function removed(assignment: Assignment, seats: readonly number[]): Promise<void> {
  const now = Date.now();
  const gone = new Set(seats);
  assignment.write(() => {
    assignment.admissions.freed(assignment.networks.ofSeats().filter(({ seat }) => gone.has(seat)));
    for (const seq of seats) assignment.pupils.remove(seq);
    assignment.oweResult(now);
  });
  assignment.runDueWork(now);
  await assignment.waitForD1();
}

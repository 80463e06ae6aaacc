import type { ClassReply, Student } from "#protocol/http/replies/classes";
import { classRoll, type Roll } from "#db/classes/class-roll";
import { writeStudents, type StudentRow } from "#db/classes/class-students";
import { numberKnown } from "#game/reserved-places";
import { askAgain } from "#shared/ask-again";
import type { AppContext, Making } from "../request/app-env";
import { Refused, refused } from "../request/refused";

/** Attempts at a write to a list that others are writing at the same moment, with a longer pause after each. */
const ATTEMPTS = 8;
const PAUSE_MS = 20;

/** The class in the path, if it is the caller's. */
export async function ownClass(c: AppContext): Promise<Roll> {
  return (await classRoll(c.get("db"), c.get("user").id, c.req.param("id") ?? "")) ?? refused("class_not_found");
}

/** The student in the path. */
export function studentIn(c: AppContext, { students }: Roll): Roll["students"][number] {
  return students.find(({ id }) => id === c.req.param("student")) ?? refused("not_found");
}

type Numbers = { readonly number: number; readonly schoolNo: number | null };

/** Numbers in the form of a reply: the school's number is included only if it is the one that pupils know. */
export const numbersOf = ({ number, schoolNo }: Numbers) => ({
  number,
  ...(schoolNo !== null && { school_no: schoolNo }),
});

/** The same for a student of this class. */
export function knownNumbers({ students }: Roll, id: string) {
  const bySchool = numberKnown(students.map(({ school_no: schoolNo }) => ({ student: { schoolNo } }))) === "school_no";
  const { number, school_no } = students.find((student) => student.id === id)!;
  return numbersOf({ number, schoolNo: bySchool ? school_no : null });
}

/**
 * Changes the list of a class: `plan` gets the current list and what the call makes, and returns the rows to write, or refuses.
 * If somebody else writes in between, it runs again. Answers the plan and the list after it.
 */
export function writtenRoll<Plan extends { rows: readonly StudentRow[] }>(
  c: AppContext,
  plan: (roll: Roll, making: Making) => Plan,
) {
  const conflict = new Refused("class_conflict");
  const write = async () => {
    const [before, making] = await Promise.all([ownClass(c), c.get("making")]);
    const planned = plan(before, making);
    const seen = { ownerId: c.get("user").id, classId: before.class.id, stamp: before.stamp };
    const roll = await writeStudents(c.get("db"), seen, planned.rows);
    if (!roll) throw conflict;
    return { ...planned, roll };
  };
  return askAgain(write, (error, failures) =>
    error === conflict && failures < ATTEMPTS - 1 ? PAUSE_MS * failures * Math.random() : undefined,
  );
}

export const classReply = ({ class: found, students }: Roll): ClassReply => ({ class: { ...found, students } });

export const bareStudent = ({ id, number, school_no, name, time_factor, account }: Student): Student => ({
  id,
  number,
  school_no,
  name,
  time_factor,
  account,
});

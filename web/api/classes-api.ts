import type {
  ClassClaimReply,
  ClassesReply,
  ClassReply,
  CodesReply,
  OwnClassesReply,
  ProgressReply,
  Student,
  StudentProgressReply,
  StudentReply,
  StudentsImportReply,
  StudentsReply,
} from "#protocol/http/classes";
import { del, get, make, post, put, query } from "./api";

/** A pupil of a list, in the form that the import accepts. */
export type SentStudent = {
  readonly number: number;
  readonly school_no: number | null;
  readonly name: string;
  readonly rename?: true;
};

/** Calls about a teacher's classes, and about the seats of a student with an account. */

type StudentFields = Pick<Student, "number" | "school_no" | "name" | "time_factor">;

/** In epoch milliseconds; a missing bound is open. */
export type Period = { readonly from?: number; readonly to?: number };

const at = (id: string) => `/api/classes/${encodeURIComponent(id)}`;
const student = (id: string, studentId: string) => `${at(id)}/students/${encodeURIComponent(studentId)}`;

export const classes = {
  list: () => get<ClassesReply>("/api/classes"),
  get: (id: string) => get<ClassReply>(at(id)),
  create: (name: string) => make<ClassReply>("/api/classes", { name }),
  change: (id: string, change: { readonly name?: string; readonly archived?: boolean }) =>
    put<ClassReply>(at(id), change),
  remove: (id: string) => del(at(id)),
  addStudent: (id: string, fields: Omit<StudentFields, "time_factor">) =>
    make<StudentsReply>(`${at(id)}/students`, fields),
  import: (id: string, students: readonly SentStudent[]) => make<StudentsImportReply>(`${at(id)}/import`, { students }),
  changeStudent: (id: string, studentId: string, change: Partial<StudentFields>) =>
    put<StudentReply>(student(id, studentId), change),
  removeStudent: (id: string, studentId: string) => del(student(id, studentId)),
  move: (id: string, studentId: string, class_id: string) =>
    post<StudentReply>(`${student(id, studentId)}/move`, { class_id }),
  /** Merges two students: the first stays, the second goes. */
  join: (id: string, studentId: string, student_id: string) =>
    post<StudentReply>(`${student(id, studentId)}/join`, { student_id }),
  /** All data kept about a student, for the student or the parents. */
  exportStudent: (id: string, studentId: string) => get<unknown>(`${student(id, studentId)}/export`),
  unlink: (id: string, studentId: string) => del(`${student(id, studentId)}/account`),
  /** The codes of all students without an account. */
  codes: (id: string) => get<CodesReply>(`${at(id)}/codes`),
  /** New codes for all students without an account. The old codes become void. */
  newCodes: (id: string) => make<CodesReply>(`${at(id)}/codes`),
  /** The seats of the student who is signed in. */
  mine: () => get<OwnClassesReply>("/api/classes/mine"),
  progress: (id: string, period: Period) => get<ProgressReply>(`${at(id)}/progress${query(period)}`),
  studentProgress: (id: string, studentId: string) => get<StudentProgressReply>(student(id, studentId)),
  ownProgress: (studentId: string) => get<StudentProgressReply>(`/api/classes/mine/${encodeURIComponent(studentId)}`),
  /** Links the account to the seat of this code; without `isMe` it only returns whose seat it is. */
  claim: (code: string, isMe: boolean) => post<ClassClaimReply>("/api/classes/claim", { code, confirm: isMe }),
};

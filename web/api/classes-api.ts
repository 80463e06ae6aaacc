import type { Student } from "#protocol/http/replies/classes";
import { del, get, make, post, put } from "./api";

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

export const classes = {
  list: () => get("/api/classes"),
  get: (id: string) => get("/api/classes/:id", { id }),
  create: (name: string) => make("/api/classes", { name }),
  change: (id: string, change: { readonly name?: string; readonly archived?: boolean }) =>
    put("/api/classes/:id", { ...change, id }),
  remove: (id: string) => del("/api/classes/:id", { id }),
  addStudent: (id: string, fields: Omit<StudentFields, "time_factor">) =>
    make("/api/classes/:id/students", { ...fields, id }),
  import: (id: string, students: readonly SentStudent[]) => make("/api/classes/:id/import", { id, students }),
  changeStudent: (id: string, student: string, change: Partial<StudentFields>) =>
    put("/api/classes/:id/students/:student", { ...change, id, student }),
  removeStudent: (id: string, student: string) => del("/api/classes/:id/students/:student", { id, student }),
  move: (id: string, student: string, class_id: string) =>
    post("/api/classes/:id/students/:student/move", { id, student, class_id }),
  /** Merges two students: the first stays, the second goes. */
  join: (id: string, student: string, student_id: string) =>
    post("/api/classes/:id/students/:student/join", { id, student, student_id }),
  /** All data kept about a student, for the student or the parents. */
  exportStudent: (id: string, student: string) => get("/api/classes/:id/students/:student/export", { id, student }),
  unlink: (id: string, student: string) => del("/api/classes/:id/students/:student/account", { id, student }),
  /** The codes of all students without an account. */
  codes: (id: string) => get("/api/classes/:id/codes", { id }),
  /** New codes for all students without an account. The old codes become void. */
  newCodes: (id: string) => make("/api/classes/:id/codes", { id }),
  /** The seats of the student who is signed in. */
  mine: () => get("/api/classes/mine"),
  progress: (id: string, period: Period) => get("/api/classes/:id/progress", { ...period, id }),
  studentProgress: (id: string, student: string) => get("/api/classes/:id/students/:student", { id, student }),
  ownProgress: (student: string) => get("/api/classes/mine/:student", { student }),
  /** Links the account to the seat of this code; without `isMe` it only returns whose seat it is. */
  claim: (code: string, isMe: boolean) => post("/api/classes/claim", { code, confirm: isMe }),
};

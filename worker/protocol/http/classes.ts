import * as z from "zod";
import { classLimits, timeFactors, type TimeFactor } from "../class-limits";
import type { Shown, Solution } from "#question/kinds";
import type { Picture } from "#question/question";
import { characters, isBlank, isCleanText } from "#question/text";

/** Classes, their students, and what these know: the calls below `/api/classes`. */

/** On one line: it stands in lists, on cards and in the names of files. */
const nameOf = (missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\s+/gu, " ").trim())
    .check(({ value, issues }) => {
      const wrong = (message: string) => issues.push({ code: "custom", input: value, message });
      if (isBlank(value)) wrong(missing);
      else if (!isCleanText(value) || /[\u202A-\u202E\u2066-\u2069]/u.test(value)) {
        wrong("Adda kullanılamayan bir karakter var.");
      } else if (characters(value) > classLimits.name) wrong(`En çok ${classLimits.name} karakter olabilir.`);
    });

const ClassName = nameOf("Sınıfa bir ad verin.");
const StudentName = nameOf("Öğrencinin adını yazın.");

const NUMBER = `1 ile ${classLimits.students} arasında bir numara yazın.`;
const CardNumber = z.int(NUMBER).min(1, NUMBER).max(classLimits.students, NUMBER);
const SCHOOL_NO = `Okul numarası 1 ile ${classLimits.schoolNo} arasında olmalı.`;
const SchoolNo = z.int(SCHOOL_NO).min(1, SCHOOL_NO).max(classLimits.schoolNo, SCHOOL_NO).nullable();
const Factor = z.literal(timeFactors, "Ek süre 1, 1.5, 2 ya da 3 olabilir.");

export const NewClassBody = z.object({ name: ClassName });
export const ClassChangeBody = z.object({
  name: ClassName.optional(),
  archived: z.boolean("Doğru ya da yanlış olmalı.").optional(),
});

export const NewStudent = z.object({
  number: CardNumber,
  school_no: SchoolNo.default(null),
  name: StudentName,
  time_factor: Factor.default(1),
});
export type NewStudent = z.output<typeof NewStudent>;
export const StudentChangeBody = z.object({
  number: CardNumber.optional(),
  school_no: SchoolNo.optional(),
  name: StudentName.optional(),
  time_factor: Factor.optional(),
});

/** Counted before they are looked at. */
const studentsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown(), "En az bir öğrenci gerekli.")
    .min(1, "En az bir öğrenci gerekli.")
    .max(classLimits.students, `En çok ${classLimits.students} öğrenci olabilir.`)
    .pipe(z.array(row));
export const NewStudentsBody = z.object({ students: studentsOf(NewStudent) });
/**
 * A list as it was read, all of it or nothing. Who is in the class already under number and name stays as it is; another
 * name under a number that is in use is refused, unless the row says `rename`.
 */
export const StudentsImportBody = z.object({
  students: studentsOf(
    NewStudent.omit({ time_factor: true }).extend({
      rename: z.boolean("Doğru ya da yanlış olmalı.").default(false),
    }),
  ),
});

/** Whom codes are made for: everybody without an account where nobody is named. */
export const NewCodesBody = z.object({
  student_ids: z.array(z.string().min(1).max(64)).max(classLimits.students).optional(),
});
/** Without `confirm` the reply only says whose seat it is. */
export const ClaimClassBody = z.object({
  code: z.string("Kodu yaz.").max(64, "Kod 8 karakterdir."),
  confirm: z.boolean().default(false),
});

const Moment = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
/** Epoch milliseconds, both inclusive. A wrong one falls back to all time. */
export const ProgressQuery = z.object({ from: Moment, to: Moment });

/** What was right of how many questions: 0 to 1, null of none. */
export type Rate = { readonly questions: number; readonly credit: number | null };
export type OutcomeRate = Rate & { readonly outcome: string };

export type SchoolClass = {
  readonly id: string;
  readonly name: string;
  readonly student_count: number;
  readonly created_at: number;
  readonly archived: boolean;
};
/** A row of the list; `month` is of the last 30 days, of all students together. */
export type ListedClass = SchoolClass & {
  readonly games: number;
  readonly last_played: number | null;
  /** What the last game was called. */
  readonly last_title: string | null;
  /** Short names of the first seven by number: their marbles stand for the class. */
  readonly first_students: readonly string[];
  readonly month: Rate;
};
export type Student = {
  readonly id: string;
  readonly number: number;
  readonly school_no: number | null;
  readonly name: string;
  readonly time_factor: TimeFactor;
  readonly account: { readonly linked: boolean };
};
/** With how many of the class's games the student played. */
export type ListedStudent = Student & { readonly games: number; readonly last_played: number | null };
export type ClassesReply = { readonly classes: readonly ListedClass[] };
export type ClassReply = { readonly class: ListedClass & { readonly students: readonly ListedStudent[] } };
export type StudentsReply = { readonly students: readonly Student[] };
export type StudentReply = { readonly student: Student };
export type StudentsImportReply = ClassReply & {
  readonly added: number;
  readonly renamed: number;
  readonly unchanged: number;
};

/** `code` is null for who has none that can be used: 8 characters, shown as 4 and 4. */
export type StudentCode = {
  readonly student_id: string;
  readonly number: number;
  readonly name: string;
  readonly account: { readonly linked: boolean };
  readonly code: string | null;
  readonly expires_at: number | null;
};
export type CodesReply = { readonly class_name: string; readonly codes: readonly StudentCode[] };
/** The short name, "Ayşe K.": a code that was found on the floor names nobody. */
export type ClassClaimReply = {
  readonly linked: boolean;
  readonly student_id: string;
  readonly class_name: string;
  readonly number: number;
  readonly name: string;
};

export type ClassGame = Rate & {
  readonly game_code: string;
  readonly title: string;
  readonly label: string;
  /** Done as homework; missing where the class played it together. */
  readonly mode?: "homework";
  readonly played_at: number;
  readonly students: number;
};
export type StudentProgress = Rate & {
  readonly student_id: string;
  readonly number: number;
  readonly name: string;
  readonly games: number;
  /** The newest games, four at most, against those before: −1 to 1; null before the second game. */
  readonly trend: number | null;
  readonly last_played: number | null;
  readonly outcomes: readonly OutcomeRate[];
  /** One for each of the reply's `games`, null where the student was not there. */
  readonly by_game: readonly (Rate | null)[];
};
/** Games are newest first, students by number, outcomes in alphabetical order. */
export type ProgressReply = {
  readonly class: SchoolClass;
  /** `before`: the same of a period of the same length before this one; null without `from`. */
  readonly total: Rate & { readonly trend: number | null; readonly before: Rate | null };
  readonly games: readonly ClassGame[];
  readonly students: readonly StudentProgress[];
  /** `questions` are the questions asked, however many students answered them. */
  readonly outcomes: readonly OutcomeRate[];
};

/** A question that the student did not know, or left open, in the newest games: as it was asked last when that happened. */
export type MissedQuestion = Shown &
  Solution & {
    readonly question_id: string;
    readonly question_text: string;
    readonly lang: string;
    readonly image?: Picture;
    readonly outcome: string;
    /** How often it was asked, and how often not fully right. */
    readonly asked: number;
    readonly missed: number;
    /** What was answered then; null where nothing was. */
    readonly answer: string | null;
    /** Whenever it was not right, this was answered. */
    readonly always: boolean;
    readonly last_at: number;
    readonly game_code: string;
  };
/** One student's page. `class_*` is the class's rate in the same games; a student who looks at the own page is not told it. */
export type StudentProgressReply = {
  readonly class: { readonly id: string; readonly name: string };
  readonly student: Pick<Student, "id" | "number" | "name">;
  readonly progress: Omit<StudentProgress, "by_game" | "student_id" | "number" | "name"> & {
    readonly class_games: number;
    readonly class_credit: number | null;
  };
  /** Oldest first, only those the student was in. */
  readonly games: readonly (Rate & {
    readonly game_code: string;
    readonly title: string;
    readonly label: string;
    readonly played_at: number;
    readonly class_credit: number | null;
  })[];
  readonly missed: readonly MissedQuestion[];
};
/** A student's own seats. */
export type OwnClassesReply = {
  readonly classes: readonly (Rate & {
    readonly student_id: string;
    readonly class_name: string;
    readonly teacher: string;
    readonly number: number;
    readonly name: string;
    readonly games: number;
    readonly last_played: number | null;
  })[];
};

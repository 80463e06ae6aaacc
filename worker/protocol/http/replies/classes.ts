import * as z from "zod";
import { timeFactors } from "#protocol/class-limits";
import { Picture, shown, solution } from "./question";
import { count, id, moment, pageOf, rate, type Reply } from "./reply";

/** What was right of how many questions: 0 to 1, null of none. */
const rated = { questions: count, credit: rate.nullable() };
export const Rate = z.strictObject(rated);
export type Rate = Reply<typeof Rate>;
const outcome = z.string().meta({ examples: ["M.7.1.2"] });
export const OutcomeRate = z.strictObject({ ...rated, outcome });
export type OutcomeRate = Reply<typeof OutcomeRate>;

const className = z.string().meta({ examples: ["7-B"] });
const studentName = z.string().meta({ examples: ["Ayşe Kaya"] });
const number = z
  .int()
  .min(1)
  .meta({ examples: [7] });
/** `school_no` stands where everybody in the class has one: pupils know that one then. */
const numbers = { number, school_no: count.optional() };
const gameCode = z.string().meta({ examples: ["482913"] });
const account = z.strictObject({ linked: z.boolean() });

const schoolClass = { id, name: className, student_count: count, created_at: moment, archived: z.boolean() };
export const SchoolClass = z.strictObject(schoolClass);
export type SchoolClass = Reply<typeof SchoolClass>;
/** A row of the list; `month` is of the last 30 days, of all students together. */
const listedClass = {
  ...schoolClass,
  games: count,
  last_played: moment.nullable(),
  /** What the last game was called. */
  last_title: z.string().nullable(),
  /** Short names of the first seven by number: their marbles stand for the class. */
  first_students: z.array(z.string().meta({ examples: ["Ayşe K."] })),
  month: Rate,
};
export const ListedClass = z.strictObject(listedClass).meta({ id: "ListedClass" });
export type ListedClass = Reply<typeof ListedClass>;
const student = {
  id,
  number,
  school_no: count.nullable(),
  name: studentName,
  time_factor: z.literal(timeFactors),
  account,
};
export const Student = z.strictObject(student).meta({ id: "Student" });
export type Student = Reply<typeof Student>;
/** With how many of the class's games the student played. */
export const ListedStudent = z.strictObject({ ...student, games: count, last_played: moment.nullable() });
export type ListedStudent = Reply<typeof ListedStudent>;
/** A page as of every list; `classes` are all of them by name, as the screens show them. */
export const ClassesReply = pageOf(ListedClass).extend({ classes: z.array(ListedClass) });
export type ClassesReply = Reply<typeof ClassesReply>;
export const ClassReply = z.strictObject({
  class: z.strictObject({ ...listedClass, students: z.array(ListedStudent) }),
});
export type ClassReply = Reply<typeof ClassReply>;
/** `student` is the only one, where the body was one and not a list. */
export const StudentsReply = z.strictObject({ students: z.array(Student), student: Student.optional() });
export type StudentsReply = Reply<typeof StudentsReply>;
export const StudentReply = z.strictObject({ student: Student });
export type StudentReply = Reply<typeof StudentReply>;
export const StudentsImportReply = z.strictObject({
  ...ClassReply.shape,
  added: count,
  renamed: count,
  unchanged: count,
});
export type StudentsImportReply = Reply<typeof StudentsImportReply>;

/** `code` is null for who has none that can be used: 8 characters, shown as 4 and 4. */
export const StudentCode = z.strictObject({
  student_id: id,
  ...numbers,
  name: studentName,
  account,
  code: z
    .string()
    .meta({ examples: ["K7MPX2QD"] })
    .nullable(),
  expires_at: moment.nullable(),
});
export type StudentCode = Reply<typeof StudentCode>;
export const CodesReply = z.strictObject({ class_name: className, codes: z.array(StudentCode) });
export type CodesReply = Reply<typeof CodesReply>;
/** The short name, "Ayşe K.": a code that was found on the floor names nobody. */
export const ClassClaimReply = z.strictObject({
  linked: z.boolean(),
  student_id: id,
  class_name: className,
  ...numbers,
  name: z.string().meta({ examples: ["Ayşe K."] }),
});
export type ClassClaimReply = Reply<typeof ClassClaimReply>;

export const ClassGame = z.strictObject({
  ...rated,
  game_code: gameCode,
  title: z.string(),
  label: z.string(),
  /** Done as homework; missing where the class played it together. */
  mode: z.literal("homework").optional(),
  played_at: moment,
  students: count,
});
export type ClassGame = Reply<typeof ClassGame>;
const progress = {
  ...rated,
  games: count,
  /** The newest games, four at most, against those before: −1 to 1; null before the second game. */
  trend: z.number().min(-1).max(1).nullable(),
  last_played: moment.nullable(),
  outcomes: z.array(OutcomeRate),
};
export const StudentProgress = z.strictObject({
  ...progress,
  student_id: id,
  number,
  name: studentName,
  /** One for each of the reply's `games`, null where the student was not there. */
  by_game: z.array(Rate.nullable()),
});
export type StudentProgress = Reply<typeof StudentProgress>;
/** Games are newest first, students by number, outcomes in alphabetical order. */
export const ProgressReply = z.strictObject({
  class: SchoolClass,
  /** `before`: the same of a period of the same length before this one; null without `from`. */
  total: z.strictObject({ ...rated, trend: progress.trend, before: Rate.nullable() }),
  games: z.array(ClassGame),
  students: z.array(StudentProgress),
  /** `questions` are the questions asked, however many students answered them. */
  outcomes: z.array(OutcomeRate),
});
export type ProgressReply = Reply<typeof ProgressReply>;

/** A question that the student did not know, or left open, in the newest games: as it was asked last when that happened. */
export const MissedQuestion = z.strictObject({
  ...shown,
  ...solution,
  question_id: id,
  question_text: z.string(),
  lang: z.string().meta({ examples: ["tr"] }),
  image: Picture.optional(),
  outcome,
  /** How often it was asked, and how often not fully right. */
  asked: count,
  missed: count,
  /** What was answered then; null where nothing was. */
  answer: z.string().nullable(),
  /** Whenever it was not right, this was answered. */
  always: z.boolean(),
  last_at: moment,
  game_code: gameCode,
});
export type MissedQuestion = Reply<typeof MissedQuestion>;
/** One student's page. `class_*` is the class's rate in the same games; a student who looks at the own page is not told it. */
export const StudentProgressReply = z.strictObject({
  class: z.strictObject({ id, name: className }),
  student: z.strictObject({ id, ...numbers, name: studentName }),
  progress: z.strictObject({ ...progress, class_games: count, class_credit: rate.nullable() }),
  /** Oldest first, only those the student was in. */
  games: z.array(
    z.strictObject({
      ...rated,
      game_code: gameCode,
      title: z.string(),
      label: z.string(),
      played_at: moment,
      class_credit: rate.nullable(),
    }),
  ),
  missed: z.array(MissedQuestion),
});
export type StudentProgressReply = Reply<typeof StudentProgressReply>;
/** A student's own seats. */
export const OwnClassesReply = z.strictObject({
  classes: z.array(
    z.strictObject({
      ...rated,
      student_id: id,
      class_name: className,
      teacher: z.string(),
      ...numbers,
      name: studentName,
      games: count,
      last_played: moment.nullable(),
      /** What may be done now; missing where there is nothing. */
      homework: z.array(z.strictObject({ code: z.string(), title: z.string(), due_at: moment })).optional(),
      running: z.array(z.strictObject({ game_code: z.string(), title: z.string() })).optional(),
    }),
  ),
});
export type OwnClassesReply = Reply<typeof OwnClassesReply>;

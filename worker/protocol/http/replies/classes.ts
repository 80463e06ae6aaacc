import * as z from "zod";
import { timeFactors } from "#protocol/class-limits";
import { PictureReply, shown, solution, repliedIn } from "./question";
import { count, id, moment, pageOf, rate, type ReplyOf } from "./reply";

/** Number of questions and the share of right answers: 0 to 1, null for no questions. */
const rated = { questions: count, credit: rate.nullable() };
export const Rate = z.strictObject(rated);
export type Rate = ReplyOf<typeof Rate>;
const outcome = z.string().meta({ examples: ["M.7.1.2"] });
export const OutcomeRate = z.strictObject({ ...rated, outcome });
export type OutcomeRate = ReplyOf<typeof OutcomeRate>;

const className = z.string().meta({ examples: ["7-B"] });
const studentName = z.string().meta({ examples: ["Ayşe Kaya"] });
const number = z
  .int()
  .min(1)
  .meta({ examples: [7] });
/** `school_no` is present if everybody in the class has one: pupils then know that number. */
const numbers = { number, school_no: count.optional() };
const gameCode = z.string().meta({ examples: ["482913"] });
const account = z.strictObject({ linked: z.boolean() });

const schoolClass = { id, name: className, student_count: count, created_at: moment, archived: z.boolean() };
export const SchoolClass = z.strictObject(schoolClass);
export type SchoolClass = ReplyOf<typeof SchoolClass>;
/** Class in a list; `month` covers the last 30 days of all students together, `before` the 30 days before these. */
const listedClass = {
  ...schoolClass,
  games: count,
  last_played: moment.nullable(),
  last_title: z.string().nullable(),
  /** Short names of the first seven students by number: their marbles represent the class. */
  first_students: z.array(z.string().meta({ examples: ["Ayşe K."] })),
  month: Rate,
  before: Rate,
};
export const ListedClass = z.strictObject(listedClass).meta({ id: "ListedClass" });
export type ListedClass = ReplyOf<typeof ListedClass>;
const student = {
  id,
  number,
  school_no: count.nullable(),
  name: studentName,
  time_factor: z.literal(timeFactors),
  account,
};
export const Student = z.strictObject(student).meta({ id: "Student" });
export type Student = ReplyOf<typeof Student>;
/** Student in a list, with the number of the class's games they played. */
export const ListedStudent = z.strictObject({ ...student, games: count, last_played: moment.nullable() });
export type ListedStudent = ReplyOf<typeof ListedStudent>;
/** Page like that of every list; `classes` are all of them by name, as the screens show them. */
export const ClassesReply = pageOf(ListedClass).extend({ classes: z.array(ListedClass) });
export type ClassesReply = ReplyOf<typeof ClassesReply>;
export const ClassReply = z.strictObject({
  class: z.strictObject({ ...listedClass, students: z.array(ListedStudent) }),
});
export type ClassReply = ReplyOf<typeof ClassReply>;
/** `student` is set if the body was one student and not a list. */
export const StudentsReply = z.strictObject({ students: z.array(Student), student: Student.optional() });
export type StudentsReply = ReplyOf<typeof StudentsReply>;
export const StudentReply = z.strictObject({ student: Student });
export type StudentReply = ReplyOf<typeof StudentReply>;
export const StudentsImportReply = z.strictObject({
  ...ClassReply.shape,
  added: count,
  renamed: count,
  unchanged: count,
});
export type StudentsImportReply = ReplyOf<typeof StudentsImportReply>;

/** `code` has 8 characters, shown as 4 and 4; null for a student without a usable one. */
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
export type StudentCode = ReplyOf<typeof StudentCode>;
export const CodesReply = z.strictObject({ class_name: className, codes: z.array(StudentCode) });
export type CodesReply = ReplyOf<typeof CodesReply>;
/** Short name, "Ayşe K.": a code found on the floor does not reveal the full name. */
export const ClassClaimReply = z.strictObject({
  linked: z.boolean(),
  student_id: id,
  class_name: className,
  ...numbers,
  name: z.string().meta({ examples: ["Ayşe K."] }),
});
export type ClassClaimReply = ReplyOf<typeof ClassClaimReply>;

export const ClassGame = z.strictObject({
  ...rated,
  game_code: gameCode,
  title: z.string(),
  label: z.string(),
  /** Present if done as homework; missing if the class played it together. */
  mode: z.literal("homework").optional(),
  played_at: moment,
  students: count,
});
export type ClassGame = ReplyOf<typeof ClassGame>;
const progress = {
  ...rated,
  games: count,
  /** Difference between the newest games, four at most, and those before: −1 to 1; null before the second game. */
  trend: z.number().min(-1).max(1).nullable(),
  last_played: moment.nullable(),
  outcomes: z.array(OutcomeRate),
};
export const StudentProgress = z.strictObject({
  ...progress,
  student_id: id,
  number,
  name: studentName,
  /** One rate for each of the reply's `games`, null if the student was absent. */
  by_game: z.array(Rate.nullable()),
});
export type StudentProgress = ReplyOf<typeof StudentProgress>;
/** Games are newest first, students by number, outcomes in alphabetical order: the hundred that were asked most. */
export const ProgressReply = z.strictObject({
  class: SchoolClass,
  /** `before`: the rate of the preceding period of the same length; null without `from`. */
  total: z.strictObject({ ...rated, trend: progress.trend, before: Rate.nullable() }),
  games: z.array(ClassGame),
  students: z.array(StudentProgress),
  /** `questions` counts the questions asked, however many students answered them. */
  outcomes: z.array(OutcomeRate),
});
export type ProgressReply = ReplyOf<typeof ProgressReply>;

/** Question the student missed or left open in the newest games, in the form last missed. */
export const MissedQuestion = z.strictObject({
  ...shown,
  ...solution,
  question_id: id,
  question_text: z.string(),
  lang: z.string().meta({ examples: ["tr"] }),
  image: PictureReply.optional(),
  ...repliedIn("progress"),
  /** Number of times it was asked, and of those not fully right. */
  asked: count,
  missed: count,
  /** Last such answer; null if none was given. */
  answer: z.string().nullable(),
  /** The student gave this answer every time it was not right. */
  always: z.boolean(),
  last_at: moment,
  game_code: gameCode,
});
export type MissedQuestion = ReplyOf<typeof MissedQuestion>;
/** Page of one student. `class_*` is the class's rate in the same games, hidden from students who view their own page. */
export const StudentProgressReply = z.strictObject({
  class: z.strictObject({ id, name: className }),
  student: z.strictObject({ id, ...numbers, name: studentName }),
  progress: z.strictObject({ ...progress, class_games: count, class_credit: rate.nullable() }),
  /** Games the student was in, oldest first. */
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
export type StudentProgressReply = ReplyOf<typeof StudentProgressReply>;
/** Seats of the signed-in student. */
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
      /** Work that can be done now; missing if there is none. */
      homework: z.array(z.strictObject({ code: z.string(), title: z.string(), due_at: moment })).optional(),
      running: z.array(z.strictObject({ game_code: z.string(), title: z.string() })).optional(),
    }),
  ),
});
export type OwnClassesReply = ReplyOf<typeof OwnClassesReply>;

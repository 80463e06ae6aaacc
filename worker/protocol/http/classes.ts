import * as z from "zod";
import { classLimits, timeFactors } from "../class-limits";
import { characters, isBlank, PLAIN_LINE } from "#question/text";

/** Classes, their students and their progress: bodies of the calls below `/api/classes`. */

/** One line of text: it appears in lists, on cards and in file names. */
const nameOf = (missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\s+/gu, " ").trim())
    .check(({ value, issues }) => {
      const wrong = (message: string) => issues.push({ code: "custom", input: value, message });
      if (isBlank(value)) wrong(missing);
      else if (!value.isWellFormed() || !PLAIN_LINE.test(value)) wrong("Adda kullanılamayan bir karakter var.");
      else if (characters(value) > classLimits.name) wrong(`En çok ${classLimits.name} karakter olabilir.`);
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

/** Counts the rows before it checks them. */
const studentsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown(), "En az bir öğrenci gerekli.")
    .min(1, "En az bir öğrenci gerekli.")
    .max(classLimits.students, `En çok ${classLimits.students} öğrenci olabilir.`)
    .pipe(z.array(row));
export const NewStudentsBody = z.object({ students: studentsOf(NewStudent) });
/**
 * A list as read from a file, imported whole or not at all. A student already in the class under number and name stays
 * unchanged. Another name under a used number is refused, unless the row says `rename`. Extra time is not in the files of
 * schools.
 */
export const StudentsImportBody = z.object({
  students: studentsOf(
    NewStudent.extend({
      time_factor: Factor.optional(),
      rename: z.boolean("Doğru ya da yanlış olmalı.").default(false),
    }),
  ),
});

/** Target class of the student. */
export const MoveStudentBody = z.object({ class_id: z.string("Bir sınıf seçin.").min(1, "Bir sınıf seçin.").max(64) });
/** Row that becomes part of the one in the path. */
export const JoinStudentsBody = z.object({
  student_id: z.string("Öbür öğrenciyi seçin.").min(1, "Öbür öğrenciyi seçin.").max(64),
});

/** Students to make codes for: everybody without an account if none is named. */
export const NewCodesBody = z.object({
  student_ids: z.array(z.string().min(1).max(64)).max(classLimits.students).optional(),
});
/** With `confirm: false` the reply only shows whose seat it is. */
export const ClaimClassBody = z.object({
  code: z.string("Kodu yaz.").max(64, "Kod 8 karakterdir."),
  confirm: z.boolean().default(true),
});

const Moment = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
/** Epoch milliseconds, both inclusive. An invalid value falls back to all time. */
export const ProgressQuery = z.object({ from: Moment, to: Moment });

export type {
  ClassClaimReply,
  ClassesReply,
  ClassReply,
  CodesReply,
  ListedClass,
  ListedStudent,
  MissedQuestion,
  OutcomeRate,
  OwnClassesReply,
  ProgressReply,
  Rate,
  SchoolClass,
  Student,
  StudentCode,
  StudentProgress,
  StudentProgressReply,
  StudentReply,
  StudentsImportReply,
  StudentsReply,
} from "./replies/classes";

import * as z from "zod";
import { classLimits, mostStudents, numberOutside, schoolNoOutside, timeFactors } from "../class-limits";
import { noClassName, noStudentName } from "../field-faults";
import { characters, isBlank, PLAIN_LINE, tooLong } from "#question/text";
import { flag, idOr, someOf } from "./text";

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
      else if (characters(value) > classLimits.name) wrong(tooLong(classLimits.name));
    });

const ClassName = nameOf(noClassName);
const StudentName = nameOf(noStudentName);

const upTo = (most: number, outside: string) => z.int(outside).min(1, outside).max(most, outside);
const CardNumber = upTo(classLimits.students, numberOutside);
const SchoolNo = upTo(classLimits.schoolNo, schoolNoOutside).nullable();
const Factor = z.literal(timeFactors, "Ek süre 1, 1.5, 2 ya da 3 olabilir.");

export const NewClassBody = z.object({ name: ClassName });
export const ClassChangeBody = z.object({
  name: ClassName.optional(),
  archived: flag().optional(),
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
  someOf(z.unknown(), "En az bir öğrenci gerekli.").max(classLimits.students, mostStudents).pipe(z.array(row));
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
      rename: flag().default(false),
    }),
  ),
});

/** Target class of the student. */
export const MoveStudentBody = z.object({ class_id: idOr("Bir sınıf seçin.") });
export const noOtherStudent = "Öbür öğrenciyi seçin.";
/** Row that becomes part of the one in the path. */
export const JoinStudentsBody = z.object({
  student_id: idOr(noOtherStudent),
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

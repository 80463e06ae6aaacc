import * as z from "zod";
import { NewStudent } from "../classes";
import { InvitationsBody, InvitedRow } from "../schools";
import { ImportBody } from "../question-sets";
import { questionAsWritten } from "./written-question";

/** Bodies for the description, if the schema that parses them says less than it takes. */

export const NewStudentsAs = z.union([NewStudent, z.object({ students: z.array(NewStudent) })]);
export const StudentsImportAs = z.object({
  students: z.array(
    NewStudent.extend({
      time_factor: NewStudent.shape.time_factor.unwrap().optional(),
      rename: z.boolean().default(false),
    }),
  ),
});
export const InvitationsAs = InvitationsBody.extend({ rows: z.array(InvitedRow) });
export const SetImportAs = ImportBody.extend({ questions: z.array(questionAsWritten) });
export const NewQuestionAs = z.intersection(
  z.object({ question_set_id: z.string(), position: z.int().min(0).optional() }),
  questionAsWritten,
);
export { RequestedDeletionBody as DeletionAs } from "../people";

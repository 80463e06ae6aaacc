import { usualFields } from "#question/fields/fields";
import type { QuestionDraft } from "#question/kinds";
import type { SetImport } from "#api/sets-api";
import { general } from "./examples/general";
import { mathematics } from "./examples/mathematics";
import { science } from "./examples/science";
import { turkish } from "./examples/turkish";

export type Example = Omit<SetImport, "questions"> & { readonly questions: readonly QuestionDraft[] };

/** Example sets: a short one to play at once, then three subjects, with every kind of question among them. */
export const exampleSets: readonly Example[] = [general, mathematics, turkish, science].map((set) => ({
  ...set,
  questions: set.questions.map((question) => ({ ...usualFields, ...question })),
}));

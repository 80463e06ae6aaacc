import { ownJson } from "../own-json";
import { contentOf, type ExportedSet } from "./exported-set";

/** Writes our own file. Reading it back gives the same set. */
export const setJson = ({ title, description, language, subject, grade, questions }: ExportedSet): string =>
  `${JSON.stringify(
    {
      ...ownJson,
      title,
      description,
      language,
      ...(subject && { subject }),
      ...(grade && { grade }),
      questions: questions.map(contentOf),
    },
    null,
    2,
  )}\n`;

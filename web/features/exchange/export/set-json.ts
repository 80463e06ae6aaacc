import { contentOf, type ExportedSet } from "./exported-set";

/** Writes our own file. Reading it back gives the same set. */
export const setJson = ({ title, description, language, subject, grade, questions }: ExportedSet): string =>
  `${JSON.stringify(
    {
      format: "bilye",
      version: 1,
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

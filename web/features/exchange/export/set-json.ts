import { contentOf, type ExportedSet } from "./exported-set";

/** Our own file: reading it back gives the very same set. */
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

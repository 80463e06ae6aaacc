import { optionKeys } from "#question/question";
import { csv } from "./csv";
import type { ExportedSet } from "./exported-set";

const headings = ["Soru", ...optionKeys, "Doğru", "Süre (sn)", "Puan", "Açıklama"];

export const setCsv = ({ questions }: ExportedSet): string =>
  csv([
    headings,
    ...questions.map((question) => [
      question.question_text,
      ...optionKeys.map((key) => question.options[key] ?? ""),
      question.correct_option,
      question.time_limit,
      question.points,
      question.explanation,
    ]),
  ]);

import { optionKeys } from "#question/question";
import { csv } from "./csv";
import { choicesOf, type ExportedSet } from "./exported-set";

const headings = ["Soru", ...optionKeys, "Doğru", "Süre (sn)", "Puan", "Açıklama"];

export const setCsv = (set: ExportedSet): string =>
  csv([
    headings,
    ...choicesOf(set).map((question) => [
      question.question_text,
      ...optionKeys.map((key) => question.options[key] ?? ""),
      question.correct_option,
      question.time_limit,
      question.points,
      question.explanation,
    ]),
  ]);

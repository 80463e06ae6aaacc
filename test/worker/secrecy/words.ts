import { aWrittenQuestion } from "../../builders/questions";

/** Words that occur in only one place of all the data. */
export const words = {
  explanations: ["Sırçözümbir", "Sırçözümiki"],
  accepted: "Sırkabul",
  question: "Sırsoru",
  surnames: ["Karataşoğlu", "Dağdelenli", "Umutveren"],
  account: "Nurefşan Saklıgöl",
  teacher: "Gülfidan Örtülü",
} as const;
/** Fields that reveal the right answer, whatever the words are; a field that is null reveals nothing. */
export const verdict =
  /correct_option":\s*"|"solution":\s*\{|is_correct":\s*(?:true|false)|share":\s*\d|points_earned":\s*\d|"distribution"/;

const second = { question_text: words.question, explanation: words.explanations[1] };
const spoken = aWrittenQuestion({ ...second, correct_option: "B" });
const typed = aWrittenQuestion({ ...second, kind: "typed", accepted: [words.accepted] });

/** Two questions: the second can be answered aloud, or is written. */
export const questions = (isSpoken: boolean) => [
  aWrittenQuestion({ correct_option: "B", explanation: words.explanations[0] }),
  isSpoken ? spoken : typed,
];

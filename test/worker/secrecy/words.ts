/** Words that stand in one place of all that there is. */
export const words = {
  explanations: ["Sırçözümbir", "Sırçözümiki"],
  accepted: "Sırkabul",
  question: "Sırsoru",
  surnames: ["Karataşoğlu", "Dağdelenli", "Umutveren"],
  account: "Nurefşan Saklıgöl",
  teacher: "Gülfidan Örtülü",
} as const;
/** What says which answer is right, whatever the words are; a field may be there, as null. */
export const verdict =
  /correct_option":\s*"|"solution":\s*\{|is_correct":\s*(?:true|false)|share":\s*\d|points_earned":\s*\d|"distribution"/;

const options = { A: "bir", B: "iki", C: "üç", D: "dört" };
const spoken = { question_text: words.question, options, correct_option: "B", explanation: words.explanations[1] };
const typed = {
  kind: "typed",
  question_text: words.question,
  accepted: [words.accepted],
  explanation: words.explanations[1],
};

/** Of two questions the second is one that can be answered aloud, or is written. */
export const questions = (isSpoken: boolean) => [
  { question_text: "Soru", options, correct_option: "B", explanation: words.explanations[0] },
  isSpoken ? spoken : typed,
];

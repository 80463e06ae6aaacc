import { isGrade, isSubject } from "#shared/curriculum";
import { isKind } from "#question/kinds";
import { knownLanguage } from "#question/language";
import { readPicture } from "#question/picture/picture";
import { lossesOf, notesOnSet, ownJson } from "#features/exchange/own-json";
import { arsnova } from "./arsnova";
import { chatQuestions } from "./chat-json";
import { fields, list, string, type Fields } from "./json-fields";
import { rawFields } from "../raw-fields";
import { ImportRefused, refuseTooManyRows, type RawQuestion, type RawSet } from "../types";

/** Reads a JSON file of ours, of arsnova (.click and .eu), or of a chat assistant. */
export function jsonQuestions(value: unknown): RawSet {
  const root = fields(value);
  const quiz = fields(root.quiz);
  if (list(root.questions).some((question) => "question_text" in fields(question))) return ours(root);
  if (Array.isArray(root.questionList)) return arsnova(root, root.questionList);
  if (Array.isArray(quiz.questions) && quiz.questions.some(isOfArsnova)) return arsnova(quiz, quiz.questions);
  const chat = chatQuestions(value);
  if (chat) return chat;
  throw new ImportRefused("Bu JSON dosyasında tanıdığımız bir soru listesi yok.");
}

/** Tells a question of arsnova.eu from one of an assistant: its type is in capitals. */
const isOfArsnova = (question: unknown): boolean => {
  const { type, TYPE, answerOptionList } = fields(question);
  return answerOptionList !== undefined || /^[A-Z_]{3,}$/.test(string(TYPE ?? type));
};

function ours(root: Fields): RawSet {
  const questions = list(root.questions);
  refuseTooManyRows(questions.length);
  const language = knownLanguage(string(root.language));
  const { subject, grade } = root;
  const notes = notesOnSet(root);
  return {
    format: ownJson.format,
    title: string(root.title),
    description: string(root.description),
    ...(language && { language }),
    ...(typeof subject === "string" && isSubject(subject) && { subject }),
    ...(typeof grade === "number" && isGrade(grade) && { grade }),
    ...(notes.length > 0 && { notes }),
    questions: questions.map((question, i) => ourQuestion(fields(question), i)),
  };
}

function ourQuestion(question: Fields, i: number): RawQuestion {
  const { kind = "choice", option_images } = question;
  const isPlain = kind === "choice" && option_images === undefined;
  const options = Object.entries(fields(question.options)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const right = options.findIndex(([key]) => key === question.correct_option);
  return {
    where: `${i + 1}. soru`,
    text: string(question.question_text),
    options: options.map(([, option]) => string(option)),
    correct: right < 0 ? [] : [right],
    ...rawFields((name) => question[name]),
    image: readPicture(question.image),
    losses: lossesOf(question),
    ...(!isKind(kind) && { refusal: "Bu türde soru bu sürümde yok." }),
    ...(isKind(kind) && !isPlain && { written: { ...question, kind } }),
  };
}

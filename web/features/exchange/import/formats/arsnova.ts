import { NO_NUMBER, OPEN_ANSWERLESS } from "../answers/answer-parts";
import { acceptedTexts } from "../answers/accepted-texts";
import { none, of, type AnswerParts } from "../answers/answer-parts";
import { middleOf, numberIn } from "../answers/decimals";
import { fields, list, string, type Fields } from "./json-fields";
import { withoutMarkdown } from "./markdown";
import { withoutImages } from "./markdown-images";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "../types";

/** Reads a quiz of arsnova.click (names in capitals) or arsnova.eu (SINGLE_CHOICE). */
export function arsnova(quiz: Fields, questions: unknown[]): RawSet {
  refuseTooManyRows(questions.length);
  return {
    format: "arsnova",
    title: string(quiz.name),
    description: string(quiz.description),
    questions: questions.map((question, i) => questionOf(fields(question), i)),
  };
}

function questionOf(question: Fields, i: number): RawQuestion {
  const kind = string(question.TYPE ?? question.type);
  const answers = list(question.answerOptionList ?? question.answers).map(fields);
  const stem = withoutImages(string(question.questionText ?? question.text));
  const options = answers.map((answer) => withoutImages(string(answer.answerText ?? answer.text)));
  const found = answersOf(kind, question, {
    options: options.map(({ text }) => withoutMarkdown(text)),
    correct: answers.flatMap((answer, at) => (answer.isCorrect === true ? [at] : [])),
  });
  const losses = [stem, ...options].flatMap(({ losses }) => losses).concat(found.losses ?? []);
  return {
    where: `${i + 1}. soru`,
    text: withoutMarkdown(stem.text),
    ...found,
    ...(typeof question.timer === "number" && question.timer > 0 && { time_limit: question.timer }),
    losses: [...new Set(losses)],
  };
}

function answersOf(kind: string, question: Fields, options: Pick<AnswerParts, "options" | "correct">): AnswerParts {
  if (/survey|umfrage/i.test(kind)) return { ...options, correct: [], kind: "poll" };
  if (/multiple_?choice/i.test(kind)) return { ...options, kind: "multi" };
  if (/rang|numeric|estimat/i.test(kind)) return estimate(question);
  if (/free_?text|short/i.test(kind)) return written(question, options.options);
  if (/rating/i.test(kind)) return rating(question);
  return options;
}

/** Reads a typed answer. Refused without a model answer: nobody knows then what is right. */
function written(question: Fields, texts: readonly string[]): AnswerParts {
  const { accepted, losses, doubts } = acceptedTexts(texts);
  if (accepted.length === 0) return none(OPEN_ANSWERLESS);
  const asNumber = string(question.shortTextEvaluationKind).startsWith("numeric") && numberOf(question, accepted[0]!);
  if (asNumber) return of(asNumber, { losses });
  const isStrict = question.shortTextToleranceLevel === "none" || question.shortTextEvaluationMode === "exact";
  return of({ kind: "typed", accepted, typo: !isStrict }, { losses, doubts });
}

/** Reads "5 m" and its tolerance, relative or absolute. */
function numberOf(question: Fields, said: string) {
  const [, digits, unit = ""] = /^([+\-−]?\d(?:[\d.,]*\d)?)\s*(\D.*)?$/u.exec(said) ?? [];
  const value = numberIn(digits);
  if (value === undefined) return undefined;
  const share = Number(question.numericRelativeTolerancePercent ?? 0);
  const off = Number(question.numericAbsoluteTolerance ?? 0);
  const mode = question.numericToleranceMode;
  const tolerance = mode === "relative" ? part(value, share) : mode === "absolute" ? off : 0;
  return { kind: "number" as const, value, tolerance, ...(unit !== "" && { unit }) };
}

const part = (value: number, percent: number): number => Number(((Math.abs(value) * percent) / 100).toPrecision(15));

function estimate(question: Fields): AnswerParts {
  const value = number(question.numericReferenceValue ?? question.correctValue);
  const percent = number(question.numericTolerancePercent);
  if (question.numericToleranceMode === "RELATIVE_PERCENT" && value !== undefined && percent !== undefined)
    return of({ kind: "number", value, tolerance: part(value, percent) });
  const from = number(question.numericIntervalLeft ?? question.rangeMin);
  const to = number(question.numericIntervalRight ?? question.rangeMax);
  if (from === undefined || to === undefined) return none(NO_NUMBER);
  const middle = middleOf(from, to);
  if (value === undefined || value === middle.value) return of({ kind: "number", ...middle });
  return of(
    { kind: "number", value, tolerance: Math.max(0, Math.min(value - from, to - value)) },
    { losses: [`Doğru aralık ${from} ile ${to} arasıydı. Doğru değer ortada değil, aralığın dar yanı alındı.`] },
  );
}

/** Turns a scale into a poll of its steps, if there are no more steps than options allowed. */
function rating(question: Fields): AnswerParts {
  const [from, to] = [number(question.ratingMin) ?? 1, number(question.ratingMax) ?? 5];
  if (to - from + 1 > 6 || to <= from)
    return none(`${from} ile ${to} arası derecelendirme, en çok 6 basamak olabilir.`);
  const label = (at: number) =>
    string(at === from ? question.ratingLabelMin : at === to ? question.ratingLabelMax : "");
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    options: steps.map((at) => (label(at) === "" ? String(at) : `${at} (${label(at)})`)),
    correct: [],
    kind: "poll",
    losses: ["Derecelendirme anket oldu."],
  };
}

const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

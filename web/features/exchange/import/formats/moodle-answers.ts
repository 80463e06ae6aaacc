import { moodleTypes, tags, truthOptions } from "#features/exchange/moodle";
import { PARTIAL_OPTION_LOST, OPEN_ENDED, CLOZE, GAPS, NO_NUMBER, noSuchKind } from "../answers/answer-parts";
import { acceptedTexts } from "../answers/accepted-texts";
import {
  FEEDBACK_LOST,
  matched,
  none,
  of,
  PARTIAL_ANSWER_LOST,
  SEVERAL_NUMBERS,
  type AnswerParts,
} from "../answers/answer-parts";
import { numberIn } from "../answers/decimals";
import { element, elements, textIn, type Xml } from "../files/xml";
import type { PictureRef } from "#question/question";
import type { PlainText } from "../files/html-text";

export type PicturedText = PlainText & { readonly image?: PictureRef };
type Readable = (node: Xml | undefined) => PicturedText;
type Answer = PicturedText & { node: Xml; share: number; hasFeedback: boolean };

/** Reads the answers of a Moodle question by its type. */
export function moodleAnswers(node: Xml, type: string, readable: Readable): AnswerParts {
  const answers = elements(node, tags.answer).map((answer) => ({
    ...readable(answer),
    node: answer,
    share: Number(answer.attributes.get("fraction") ?? 0),
    hasFeedback: readable(element(answer, "feedback")).text !== "",
  }));
  const losses = answers.flatMap(({ losses }) => losses);
  if (answers.some(({ hasFeedback }) => hasFeedback)) losses.push(FEEDBACK_LOST);
  const found = kindOf(node, type, answers, readable);
  return { ...found, losses: [...new Set([...losses, ...(found.losses ?? [])])] };
}

function kindOf(node: Xml, type: string, answers: readonly Answer[], readable: Readable): AnswerParts {
  switch (type) {
    case moodleTypes.choice:
      return multichoice(node, answers);
    case moodleTypes.truth:
      return trueFalse(answers);
    case moodleTypes.typed:
      return shortAnswer(node, answers);
    case moodleTypes.number:
      return numerical(node, answers);
    case moodleTypes.match:
      return matching(node, readable);
    case moodleTypes.order:
      return of({ kind: "order", items: inOrder(answers).map(({ text }) => text) });
    default:
      return none(reasons.get(type) ?? `Bu soru türü (“${type.slice(0, 30)}”) burada yok.`);
  }
}

const CALCULATED = noSuchKind("Sayıları her seferinde değişen hesaplama sorusu");
/** Moodle's kinds that have no counterpart here. */
const reasons = new Map([
  ["essay", OPEN_ENDED],
  ["description", "Yalnız açıklama metni, cevabı yok."],
  ["cloze", CLOZE],
  ["gapselect", noSuchKind(GAPS)],
  ["ddwtos", noSuchKind("Sürükleyip bırakılan boşluklar")],
  ["ddimageortext", noSuchKind("Resmin üstüne sürüklenen parçalar")],
  ["ddmarker", noSuchKind("Resmin üstüne sürüklenen işaretler")],
  ["calculated", CALCULATED],
  ["calculatedsimple", CALCULATED],
  ["calculatedmulti", CALCULATED],
  ["stack", noSuchKind("Cevabı cebirle değerlendirilen soru (STACK)")],
  ["coderunner", noSuchKind("Cevabı program olan soru")],
]);

/** If the file allows several right options, each with a positive share is right; else only one with the full share. */
function multichoice(node: Xml, answers: readonly Answer[]): AnswerParts {
  const isMulti = /^(?:false|0)$/.test(textIn(element(node, tags.isSingle)).trim());
  const isRight = ({ share }: Answer) => (isMulti ? share > 0 : share >= 100);
  const hasPartial = !isMulti && answers.some(({ share }) => share > 0 && share < 100);
  return {
    options: answers.map(({ text }) => text),
    images: answers.map(({ image }) => image),
    correct: answers.flatMap((answer, i) => (isRight(answer) ? [i] : [])),
    ...(isMulti && { kind: "multi" as const }),
    ...(hasPartial && { losses: [PARTIAL_OPTION_LOST] }),
  };
}

function trueFalse(answers: readonly Answer[]): AnswerParts {
  const right = answers.find(({ share }) => share > 0)?.text.toLocaleLowerCase("en");
  return { options: [...truthOptions], correct: right === "true" ? [0] : right === "false" ? [1] : [] };
}

function shortAnswer(node: Xml, answers: readonly Answer[]): AnswerParts {
  const right = answers.filter(({ share }) => share >= 100).map(({ text }) => text);
  const { accepted, losses, doubts } = acceptedTexts(right);
  if (textIn(element(node, tags.caseMatters)).trim() === "1")
    losses.push("Büyük küçük harf ayrımı alınmadı: burada ikisi bir sayılır.");
  return of({ kind: "typed", accepted, typo: false }, { losses: [...losses, ...partialLoss(answers)], doubts });
}

function numerical(node: Xml, answers: readonly Answer[]): AnswerParts {
  const right = answers.filter(({ share }) => share >= 100);
  const numbers = right.map(({ text, node }) => ({
    value: numberIn(text),
    tolerance: Math.abs(numberIn(textIn(element(node, tags.tolerance))) ?? 0),
  }));
  const [number] = numbers;
  if (number?.value === undefined) return none(NO_NUMBER);
  const unit = unitOf(node);
  const several = numbers.length > 1 && { refusal: SEVERAL_NUMBERS };
  return of(
    { kind: "number", ...number, ...unit.written },
    { losses: [...partialLoss(answers), ...unit.losses], ...several },
  );
}

/** The unit in which a number without a unit counts. Other units and their factors are lost. */
function unitOf(node: Xml): { written: { unit?: string }; losses: string[] } {
  const units = elements(element(node, tags.units) ?? node, tags.unit).map((unit) => ({
    factor: numberIn(textIn(element(unit, tags.factor))),
    name: textIn(element(unit, tags.unitName)).trim(),
  }));
  const own = units.find(({ factor }) => factor === 1)?.name;
  const others = units.filter(({ name }) => name !== own).map(({ name }) => `“${name}”`);
  return {
    written: own ? { unit: own } : {},
    losses: others.length > 0 ? [`Başka birimlerle cevap alınmadı: ${others.join(", ")}.`] : [],
  };
}

function matching(node: Xml, readable: Readable): AnswerParts {
  const losses: string[] = [];
  const pairs = elements(node, tags.pair).map((sub) => {
    const [left, right] = [readable(sub), readable(element(sub, tags.answer))];
    losses.push(...left.losses, ...right.losses);
    return { left: left.text, right: right.text };
  });
  return of(matched(pairs, losses), { losses });
}

/** Items are ordered by their share; if shares are not distinct, by their place in the file. */
const inOrder = (answers: readonly Answer[]): readonly Answer[] =>
  new Set(answers.map(({ share }) => share)).size === answers.length
    ? answers.toSorted((a, b) => a.share - b.share)
    : answers;

const partialLoss = (answers: readonly Answer[]): string[] =>
  answers.some(({ share }) => share > 0 && share < 100) ? [PARTIAL_ANSWER_LOST] : [];

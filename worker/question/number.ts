import { answerTexts, rightAndWrong } from "./written/answer-texts";
import { readings } from "./numbers/decimal";
import { readHostWord, withHostWord, type HostWord } from "./host-word";
import { numberFaults, readNumber, type NumberDraft, type Slider } from "./numbers/number-fields";
import { judgedNumber } from "./numbers/number-judge";
import type { Kind } from "./question";

/**
 * A number is right, and so is any other that is no further from it than the tolerance. An answer is a decimal with a point or
 * a comma.
 */
export type NumberFields = {
  readonly kind: "number";
  value: number;
  tolerance: number;
  unit?: string;
  slider?: Slider;
};
export type NumberBody = HostWord & Readonly<NumberFields>;
export type NumberShown = Pick<NumberBody, "kind" | "unit" | "slider">;
export type NumberSolution = {
  readonly kind?: "number";
  readonly correct_option: null;
  readonly solution: { readonly value: number; readonly tolerance: number };
};

const isWhole = (draft: NumberDraft): draft is NumberDraft & NumberFields => numberFaults(draft).length === 0;

export const number: Kind<NumberDraft, NumberBody, NumberShown, NumberSolution> = {
  isJudged: true,
  defaultSeconds: 30,
  onBoard: "judges",
  read: readNumber,
  faults: numberFaults,
  body: (draft) => (isWhole(draft) ? draft : null),
  played(fields) {
    const { draft, faults } = readNumber(fields);
    const [body, word] = [number.body(draft), readHostWord(fields)];
    return faults.length === 0 && body && word ? { ...body, ...word } : null;
  },
  shown: ({ unit, slider }) => ({ kind: "number", ...(unit && { unit }), ...(slider && { slider }) }),
  solution: ({ value, tolerance }) => ({ correct_option: null, solution: { value, tolerance } }),
  dealt: (body) => body,
  takes: (_, value) => readings(value).length > 0,
  share: (body, value) => (isRight(body, value) ? 1 : 0),
  distribution: (body, values, players) => rightAndWrong((value) => isRight(body, value), values, players),
  details: (body, values) => ({
    texts: answerTexts(values, { judged: (value) => judgedNumber(body, value), isJudged: true }),
  }),
  same: (body, value) => judgedNumber(body, value).key,
  accepting(body, text, isAccepted) {
    if (!number.takes(body, text) || isRight(body, text) === isAccepted) return body;
    const { byHost: _, refused: __, ...own } = body;
    const keyOf = (other: string): string => judgedNumber(own, other).key;
    return withHostWord(body, isAccepted, { text, isRight: isRight(own, text), keyOf });
  },
  mistake: (body, value) => judgedNumber(body, value).key,
};

const isRight = (body: NumberBody, text: string): boolean => judgedNumber(body, text).why !== null;

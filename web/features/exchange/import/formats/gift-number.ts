import { NO_NUMBER } from "../answers/answer-parts";
import { middleOf, numberIn } from "../answers/decimals";
import { answerOf, answersIn, lossesOf, none, of, SEVERAL_NUMBERS } from "../answers/answer-parts";
import { PARTIAL_ANSWER_LOST, partialLoss, type AnswerParts, type Read } from "../answers/answer-parts";

/** Reads an exact number, "3:0.5" with a tolerance, or a range "1..5". */
export function giftNumber(body: string, read: Read): AnswerParts {
  const [before, ...wrong] = body.split("~");
  const answers = answersIn(before!, "=", read);
  const right = answers.filter(({ weight }) => weight >= 100);
  const numbers = right.map(({ text }) => numberOf(text.text));
  const [number] = numbers;
  if (number === undefined) return none(NO_NUMBER);
  const losses = [
    ...lossesOf([...answers, answerOf(`#${wrong.join("")}`, 0, read)]),
    ...partialLoss(answers, PARTIAL_ANSWER_LOST),
  ];
  const written = { kind: "number" as const, ...number };
  if (numbers.length > 1) return of(written, { refusal: SEVERAL_NUMBERS, losses });
  return of(written, { losses });
}

function numberOf(text: string): { value: number; tolerance: number } | undefined {
  const [from, to] = text.split("..").map(numberIn);
  if (text.includes("..")) return from === undefined || to === undefined ? undefined : middleOf(from, to);
  const [said, off] = text.split(":");
  const [value, tolerance] = [numberIn(said), off === undefined ? 0 : numberIn(off)];
  return value === undefined || tolerance === undefined ? undefined : { value, tolerance: Math.abs(tolerance) };
}

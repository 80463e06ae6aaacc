import { explanationMark, pairMark } from "#features/exchange/gift";
import { truthOptions } from "#features/exchange/moodle";
import { PARTIAL_OPTION_LOST, OPEN_ENDED, CLOZE } from "../answers/answer-parts";
import { acceptedTexts } from "../answers/accepted-texts";
import { answerOf, answersIn, FEEDBACK_LOST, lossesOf, matched, none, of } from "../answers/answer-parts";
import { PARTIAL_ANSWER_LOST, partialLoss, type AnswerParts, type Read } from "../answers/answer-parts";
import { giftNumber } from "./gift-number";

/** Reads the part between the braces of a GIFT question. `read` turns a piece of it into text. */
export function giftAnswers(inside: string, read: Read): AnswerParts {
  const { body, general } = withoutGeneralFeedback(inside);
  const explanation = general === undefined ? undefined : read(general).text;
  return { ...answersOf(body.trim(), read), ...(explanation && { explanation }) };
}

function withoutGeneralFeedback(inside: string): { body: string; general?: string } {
  const at = inside.lastIndexOf(explanationMark);
  return at < 0 ? { body: inside } : { body: inside.slice(0, at), general: inside.slice(at + explanationMark.length) };
}

function answersOf(body: string, read: Read): AnswerParts {
  if (body === "") return none(OPEN_ENDED);
  if (/^\d*:[A-Z_]+:/.test(body)) return none(CLOZE);
  if (body.startsWith("#")) return giftNumber(body.slice(1), read);
  if (body.startsWith(">")) return ordering(body.slice(1), read);
  if (body.includes("~")) return choices(body, read);
  if (body.includes("=") && body.includes(pairMark)) return matching(body, read);
  const [truth, ...feedback] = body.split("#");
  const value = truth!.trim();
  if (/^(?:T|TRUE|F|FALSE)$/.test(value)) {
    return {
      options: [...truthOptions],
      correct: [value.startsWith("T") ? 0 : 1],
      ...(feedback.length > 0 && { losses: [FEEDBACK_LOST] }),
    };
  }
  return shortAnswer(body, read);
}

function shortAnswer(body: string, read: Read): AnswerParts {
  const answers = answersIn(body, "=", read);
  const { accepted, losses, doubts } = acceptedTexts(
    answers.filter(({ weight }) => weight >= 100).map(({ text }) => text.text),
  );
  return of(
    { kind: "typed", accepted, typo: false },
    { losses: [...lossesOf(answers), ...losses, ...partialLoss(answers, PARTIAL_ANSWER_LOST)], doubts },
  );
}

function choices(body: string, read: Read): AnswerParts {
  // Some authors write ~= for the right answer.
  const parts = [...body.replace(/~\s*=/g, "=").matchAll(/([~=])?([^~=]*)/g)];
  const answers = parts.map(([, sign, text]) => answerOf(text!, sign === "=" ? 100 : 0, read));
  const single = parts.some(([, sign]) => sign === "=");
  const correct = answers.flatMap(({ weight }, i) => (weight >= 100 || (!single && weight > 0) ? [i] : []));
  const losses = lossesOf(answers);
  if (single) losses.push(...partialLoss(answers, PARTIAL_OPTION_LOST));
  return {
    options: answers.map(({ text }) => text.text),
    correct,
    losses: [...new Set(losses)],
    ...(!single && correct.length > 1 && { kind: "multi" as const }),
  };
}

function matching(body: string, read: Read): AnswerParts {
  const losses: string[] = [];
  const pairs = body
    .split("=")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [left, ...right] = part.split(pairMark);
      const [side, ...feedback] = right.join(pairMark).split("#");
      if (feedback.join("").trim() !== "") losses.push(FEEDBACK_LOST);
      return { left: read(left!), right: read(side!) };
    });
  losses.push(...pairs.flatMap(({ left, right }) => [...left.losses, ...right.losses]));
  const inText = pairs.map(({ left, right }) => ({ left: left.text, right: right.text }));
  return of(matched(inText, losses), { losses: [...new Set(losses)] });
}

/** Reads the form of the ordering plugin: display and grading in capitals, then one item a line. */
function ordering(body: string, read: Read): AnswerParts {
  const [first, ...lines] = body.split("\n");
  const inFirst = first!.replace(/^\s*(?:(?:\d+|[A-Z][A-Z_]*)(?=\s|$)\s*)*/, "");
  const items = [...(inFirst === "" ? [] : [inFirst]), ...lines].map(read);
  return of(
    { kind: "order", items: items.map(({ text }) => text) },
    { losses: [...new Set(items.flatMap(({ losses }) => losses))] },
  );
}

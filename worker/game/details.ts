import type { ClosedDetails, ClosedText } from "#protocol/live/played-question";
import { limits } from "#shared/limits";
import { kindOf, type Body } from "#question/kinds";
import type { Details } from "#question/question";
import type { Question, AskedQuestion } from "./game";
import { isRude } from "./names/rude";

/**
 * Details that the close of a question shows besides its counts. Texts that do not belong on a board are hidden from the start.
 */

type Shown = Details & { readonly rude: ReadonlySet<string> };

const remembered = new WeakMap<Body, { readonly values: readonly string[]; readonly shown: Shown }>();

/** Computed once for the same answers: a board that polls asks every second, and a class may have written a thousand texts. */
function detailsOfValues(question: Body, values: readonly string[]): Shown {
  const known = remembered.get(question);
  if (known?.values.length === values.length && values.every((value, i) => value === known.values[i]))
    return known.shown;
  const shown = withRude(kindOf(question).details?.(question, values) ?? {});
  remembered.set(question, { values, shown });
  return shown;
}

const detailsOf = (question: Question, { answers }: AskedQuestion): Shown =>
  detailsOfValues(
    question,
    Array.from(answers.values(), ({ value }) => value),
  );

/** Keys of the texts that are hidden where no host decides. */
export const rudeKeys = (question: Body, values: readonly string[]): string[] => [
  ...detailsOfValues(question, values).rude,
];

function withRude(details: Details): Shown {
  const rude = (details.texts ?? []).filter(({ text }) => isRude(text));
  return { ...details, rude: new Set(rude.map(({ key }) => key)) };
}

/** True if the host has hidden the text; if the host has not decided, rude texts are hidden. */
const isHidden = ({ hidden }: AskedQuestion, rude: ReadonlySet<string>, key: string): boolean =>
  hidden.get(key) ?? rude.has(key);

/** The details that the host gets: the most frequent texts, the points touched on a picture, the cards put into each place. */
export function detailsForHost(question: Question, askedQuestion: AskedQuestion): ClosedDetails {
  const { rude, texts, ...others } = detailsOf(question, askedQuestion);
  if (!texts) return others;
  return {
    ...others,
    texts: texts.slice(0, limits.textsForHost).map((text) => told(text, isHidden(askedQuestion, rude, text.key))),
  };
}

/** The details that a phone gets, without the texts that are hidden or that the filter would refuse. */
export function detailsForPlayer(question: Question, askedQuestion: AskedQuestion): ClosedDetails {
  const { rude, texts } = detailsOf(question, askedQuestion);
  if (!texts) return {};
  const fit = texts.filter(({ key }) => !rude.has(key) && !isHidden(askedQuestion, rude, key));
  return {
    texts: fit.slice(0, limits.textsOnPhone).map(({ text, count, is_correct }) => {
      return { text, count, is_correct, hidden: false };
    }),
  };
}

/** Keys of the texts that stay hidden in the report of a closed question. */
export function hiddenKeys(question: Question, askedQuestion: AskedQuestion): string[] {
  const { rude } = detailsOf(question, askedQuestion);
  return [...new Set([...rude, ...askedQuestion.hidden.keys()])].filter((key) => isHidden(askedQuestion, rude, key));
}

/** The same details for the report of a kept question, with every text. */
export function detailsForReport(question: Body, values: readonly string[], hidden: readonly string[]): ClosedDetails {
  const { texts, ...others } = kindOf(question).details?.(question, values) ?? {};
  if (!texts) return others;
  const keys = new Set(hidden);
  return { ...others, texts: texts.map((text) => told(text, keys.has(text.key))) };
}

const told = ({ key: _key, ...text }: NonNullable<Details["texts"]>[number], hidden: boolean): ClosedText => ({
  ...text,
  hidden,
});

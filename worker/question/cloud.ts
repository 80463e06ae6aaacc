import { limits } from "#shared/limits";
import { answerFold } from "./written/answer-fold";
import { answerTexts, isAnswerText, isKeptText } from "./written/answer-texts";
import type { Kind } from "./question";

/** A cloud of words that come to mind: there is no right answer. An answer is a short text. */
export type CloudFields = { readonly kind: "cloud" };
type Cloud = { readonly kind: "cloud"; readonly lang?: string };
type CloudSolution = { readonly kind?: "cloud"; readonly correct_option: null };

export const cloud: Kind<CloudFields, Cloud, CloudFields, CloudSolution> = {
  isJudged: false,
  defaultSeconds: 30,
  onBoard: "skips",
  read: () => ({ draft: { kind: "cloud" }, faults: [] }),
  faults: () => [],
  body: () => ({ kind: "cloud" }),
  played: ({ lang }) => ({ kind: "cloud", ...(typeof lang === "string" && { lang }) }),
  shown: () => ({ kind: "cloud" }),
  solution: () => ({ correct_option: null }),
  dealt: (body) => body,
  takes: (_, value) => isAnswerText(value, limits.cloudWord),
  keeps: isKeptText,
  share: () => null,
  distribution: (_, values, players) => ({ given: values.length, none: players - values.length }),
  details: (body, values) => ({
    texts: answerTexts(values, {
      judged: (value) => ({ key: keyIn(body, value), why: null }),
      isJudged: false,
      lang: body.lang,
    }),
  }),
  same: keyIn,
  mistake: () => null,
};

function keyIn({ lang }: Cloud, value: string): string {
  return answerFold(value, lang);
}

import { limits } from "#shared/limits";
import { acceptedFaults } from "./written/accepted";
import { answerTexts, isAnswerText, isKeptText, rightAndWrong } from "./written/answer-texts";
import { faultAt, partsOf, unlessText, unreadFaults } from "./fault";
import { readHostWord, withHostWord, type HostWord } from "./host-word";
import type { Kind } from "./question";
import { tidy } from "./text";
import { judgedText } from "./written/typed-judge";

/** One of some texts is right, however it is written; with `typo`, also with a slip in it. An answer is a text. */
export type TypedFields = { readonly kind: "typed"; accepted: readonly string[]; typo: boolean };
export type Typed = HostWord & {
  readonly kind: "typed";
  readonly accepted: readonly string[];
  readonly typo: boolean;
  readonly lang?: string;
};
type TypedShown = { readonly kind: "typed" };
export type TypedSolution = {
  readonly kind?: "typed";
  readonly correct_option: null;
  readonly solution: { readonly accepted: readonly string[]; readonly typo: boolean };
};

export const typed: Kind<TypedFields, Typed, TypedShown, TypedSolution> = {
  isJudged: true,
  defaultSeconds: 30,
  onBoard: "judges",
  read({ accepted = [], typo = true }) {
    const texts = partsOf(accepted).filter((text) => typeof text === "string");
    return {
      draft: { kind: "typed", accepted: texts.map(tidy), typo: typo !== false },
      faults: [
        ...unreadFaults("accepted", accepted, { unread: unlessText, message: "Doğru cevaplar yazı olmalı." }),
        ...faultAt("typo", typeof typo === "boolean" ? null : "Yazım hatası ya bağışlanır ya bağışlanmaz."),
      ],
    };
  },
  faults: ({ accepted }) => acceptedFaults(accepted),
  body: ({ kind, accepted, typo }) => (acceptedFaults(accepted).length > 0 ? null : { kind, accepted, typo }),
  played(fields) {
    const { draft, faults } = typed.read(fields);
    const [body, word] = [typed.body(draft), readHostWord(fields)];
    const { lang } = fields;
    if (faults.length > 0 || !body || !word) return null;
    return { ...body, ...word, ...(typeof lang === "string" && { lang }) };
  },
  shown: () => ({ kind: "typed" }),
  solution(body) {
    const all = [...body.accepted, ...(body.byHost ?? [])];
    return { correct_option: null, solution: { accepted: all.filter((text) => isRight(body, text)), typo: body.typo } };
  },
  dealt: (body) => body,
  takes: (_, value) => isAnswerText(value, limits.typedAnswer),
  keeps: isKeptText,
  share: (body, value) => (isRight(body, value) ? 1 : 0),
  distribution: (body, values, players) => rightAndWrong((value) => isRight(body, value), values, players),
  details: (body, values) => ({
    texts: answerTexts(values, { judged: (value) => judgedText(body, value), isJudged: true, lang: body.lang }),
  }),
  same: (body, value) => judgedText(body, value).key,
  /** Accepts every text that folds to it, but none with a slip: that is a row of its own, which the host can accept too. */
  accepting(body, text, isAccepted) {
    if (!typed.takes(body, text) || isRight(body, text) === isAccepted) return body;
    const { byHost: _, refused: __, ...own } = body;
    const keyOf = (other: string): string => judgedText(own, other).key;
    return withHostWord(body, isAccepted, { text, isRight: isRight(own, text), keyOf });
  },
  mistake: (body, value) => judgedText(body, value).key,
};

const isRight = (body: Typed, text: string): boolean => judgedText(body, text).why !== null;

import type { MatchShown, MatchSolution } from "#question/match";
import type { OwnAnswer, Timed } from "../../live/game";
import { cardsPage } from "../../places/page-class";
import { Hint } from "../../sending/hint";
import { sentWords } from "../../sending/sent-words";
import { SetText } from "../../texts/set-text";
import { shownLength } from "../../texts/shown-length";
import { cx } from "../../ui/cx";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./answering";
import styles from "./match.module.css";
import { Comparison, OwnResult } from "./own-result";
import { signs } from "./signs";
import { howRight, said } from "./verdict";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

/** Pairs on a pupil's phone. */
export const phone: PhoneKind = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: signs.RightSign,
  colours: signs.colours,
  Answering,
  RightAnswer: ({ asked, solution }: { readonly asked: MatchShown | null; readonly solution: MatchSolution }) => (
    <SetText>{solutionText(asked, solution)}</SetText>
  ),
  pageClass: ({ left, options }: MatchShown) =>
    cx(
      cardsPage([...left, ...Object.values(options)], HALF),
      left.some((text) => shownLength(text) > 16) && styles.long,
    ),
  readFirst: "Önce oku, eşler birazdan açılıyor.",
  extent: ({ left }: MatchShown) => `${left.length} eş`,
  Hint: () => (
    <Hint drawing={<path d="M9 12h6M10 7.500H8a4.500 4.500 0 0 0 0 9h2M14 7.500h2a4.500 4.500 0 0 1 0 9h-2" />}>
      Eşini seç
    </Hint>
  ),
  sentWords: (asked: MatchShown & Timed, answer: OwnAnswer) =>
    sentWords(asked, answer, { rung: "Son hâli gönderildi." }),
  howRight,
  OwnResult,
  Comparison,
  said,
};

/** A side has about half the width of a card. */
const HALF = [20, 30, 36] as const;

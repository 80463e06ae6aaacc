import { listed } from "../shared/options/option-words";
import * as cards from "../shared/places/cards.module.css";
import { Hint } from "../shared/sending/hint";
import { lastState, sentWords } from "../shared/sending/sent-words";
import { SetText } from "#question-text/set-text.tsx";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./answering";
import { Comparison, OwnResult } from "./own-result";
import { signs } from "./signs";
import { howRight, said } from "./verdict";
import { inWords, solutionInShort, solutionInWords, solutionText } from "./words";

export const phone: PhoneKind<"order"> = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: signs.RightSign,
  colours: signs.colours,
  Answering,
  RightAnswer: ({ asked, solution }) => <SetText>{solutionText(asked, solution)}</SetText>,
  pageClass: () => cards.page!,
  opens: "kartlar",
  extent: ({ slots }) => `${slots} kart`,
  Hint: () => (
    <Hint drawing={<path d="M10.500 8 12.500 6.500V18M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0" />}>Sırayla dokun</Hint>
  ),
  sentWords: (asked, answer) => sentWords(asked, answer, { rung: lastState }),
  howRight,
  OwnResult,
  Comparison,
  said,
};

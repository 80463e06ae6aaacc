import * as cards from "../shared/places/cards.module.css";
import { Hint } from "../shared/sending/hint";
import { lastState, sentWords } from "../shared/sending/sent-words";
import { SetText } from "#question-text/set-text.tsx";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./answering";
import { Comparison, OwnResult } from "./own-result";
import { signs } from "./signs";
import { howRight, said } from "./verdict";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

export const phone: PhoneKind<"match"> = {
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
  opens: "eşler",
  extent: ({ left }) => `${left.length} eş`,
  Hint: () => (
    <Hint drawing={<path d="M9 12h6M10 7.500H8a4.500 4.500 0 0 0 0 9h2M14 7.500h2a4.500 4.500 0 0 1 0 9h-2" />}>
      Eşini seç
    </Hint>
  ),
  sentWords: (asked, answer) => sentWords(asked, answer, { rung: lastState }),
  howRight,
  OwnResult,
  Comparison,
  said,
};

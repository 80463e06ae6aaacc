import { extent, listed } from "../shared/options/option-words";
import * as toggles from "../shared/options/phone/option-toggle.module.css";
import { pageClass } from "../shared/options/phone/tiles";
import { Hint } from "../shared/sending/hint";
import { sentWords } from "../shared/sending/sent-words";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./answering";
import { Comparison, OwnResult } from "./own-result";
import { signs } from "./signs";
import { howRight, said } from "./verdict";
import { inWords, solutionInShort, solutionInWords, solutionText } from "./words";

export const phone: PhoneKind<"multi"> = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: signs.RightSign,
  colours: signs.colours,
  Answering,
  RightAnswer: ({ asked, solution }) => <SetText>{solutionText(asked, solution)}</SetText>,
  pageClass: () => cx(pageClass(), toggles.page),
  opens: "şıklar",
  extent: (asked) => `${extent(asked)}, birden çok doğru olabilir`,
  Hint: () => <Hint drawing={<path d="M4 12.5 9.5 18 20 6.5" />}>Doğru olanların hepsini seç</Hint>,
  sentWords: (asked, answer) =>
    sentWords(asked, answer, {
      ...(answer.state !== "none" && { rung: `Seçtiğin ${answer.value.length} şık senin yerine gönderildi.` }),
    }),
  howRight,
  OwnResult,
  Comparison,
  said,
};

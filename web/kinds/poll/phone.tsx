import { extent, inWords, listed } from "../shared/options/option-words";
import { OneTouch } from "../shared/options/phone/one-touch";
import { pageClass } from "../shared/options/phone/tiles";
import { Hint } from "../shared/sending/hint";
import { sentWords } from "../shared/sending/sent-words";
import type { PhoneKind } from "../phone-kind";
import { OwnResult, said } from "./own-result";
import { bars, signs } from "./signs";
import { nothing, sayWhatYouThink } from "./words";

export const phone: PhoneKind<"poll"> = {
  listed,
  inWords,
  ...nothing,
  RightSign: signs.RightSign,
  colours: signs.colours,
  Answering: OneTouch,
  RightAnswer: () => null,
  pageClass,
  opens: "şıklar",
  extent,
  Hint: () => <Hint drawing={bars}>{sayWhatYouThink}</Hint>,
  sentWords: (asked, answer) =>
    sentWords(asked, answer, { arrived: ["Fikrin alındı.", "Soru bitince sınıfın sonucu burada."] }),
  OwnResult,
  said,
};

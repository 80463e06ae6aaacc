import type { PollFields } from "#question/poll";
import type { OwnAnswer, Timed } from "../../live/game";
import { extent, inWords, listed, readFirst } from "../../options/option-words";
import { OneTouch } from "../../options/phone/one-touch";
import { pageClass } from "../../options/phone/tiles";
import { Hint } from "../../sending/hint";
import { sentWords } from "../../sending/sent-words";
import type { PhoneKind } from "../phone-kind";
import { OwnResult, said } from "./own-result";
import { bars, signs } from "./signs";
import { nothing } from "./words";

/** A poll on a pupil's phone. */
export const phone: PhoneKind = {
  listed,
  inWords,
  ...nothing,
  RightSign: signs.RightSign,
  colours: signs.colours,
  Answering: OneTouch,
  RightAnswer: () => null,
  pageClass,
  readFirst,
  extent,
  Hint: () => <Hint drawing={bars}>Doğrusu yok, fikrini söyle</Hint>,
  sentWords: (asked: PollFields & Timed, answer: OwnAnswer) =>
    sentWords(asked, answer, { arrived: ["Fikrin alındı.", "Soru bitince sınıfın sonucu burada."] }),
  OwnResult,
  said,
};

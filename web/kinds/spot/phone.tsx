import { Hint } from "../shared/sending/hint";
import { lastState, sentWords } from "../shared/sending/sent-words";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./phone/answering";
import { Comparison, OwnResult } from "./phone/own-result";
import { placeDrawing, signs } from "./signs";
import { said } from "./phone/verdict";
import { inWords, solutionInShort, solutionText } from "./words";

export const phone: PhoneKind<"spot"> = {
  listed: () => [],
  inWords,
  solutionInWords: solutionText,
  solutionInShort,
  solutionText,
  RightSign: signs.RightSign,
  colours: signs.colours,
  hasPicture: true,
  Answering,
  RightAnswer: ({ asked, solution }) => <p>{solutionText(asked, solution)}</p>,
  pageClass: () => "",
  extent: () => "yerini resimde sen göstereceksin",
  opens: "resim",
  Hint: () => <Hint drawing={<path d={placeDrawing} />}>Yerine dokun</Hint>,
  sentWords: (asked, answer) => sentWords(asked, answer, { rung: lastState }),
  OwnResult,
  Comparison,
  said,
};

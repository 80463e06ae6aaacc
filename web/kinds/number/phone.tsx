import { Hint } from "../shared/sending/hint";
import { lastState, sentWords } from "../shared/sending/sent-words";
import { Icon } from "#ui/drawn/icon.tsx";
import { WritesHint } from "../shared/written/phone/writes";
import type { PhoneKind } from "../phone-kind";
import { Answering } from "./phone/answering";
import * as styles from "./phone/phone.module.css";
import { howRight, howWrong, OwnResult, rightWords, said } from "./phone/result";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./numerals";

export const phone: PhoneKind<"number"> = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: () => <Icon name="check" />,
  colours: () => undefined,
  Answering,
  RightAnswer: ({ asked, solution }) => (
    <p className={styles.own}>
      <b className="num">{solutionInWords(asked, solution)}</b>
    </p>
  ),
  pageClass: () => "",
  extent: () => "sayıyı sen bulacaksın",
  opens: "cevap alanı",
  Hint: ({ asked }) =>
    asked.slider ? (
      <Hint drawing={<path d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5" />}>
        Tahminini ayarla ya da yaz
      </Hint>
    ) : (
      <WritesHint>Sayıyı yaz</WritesHint>
    ),
  sentWords: (asked, answer) =>
    sentWords(asked, answer, { rung: asked.slider ? lastState : "Yazdığın kadarı gönderildi." }),
  howRight,
  howWrong,
  rightWords,
  said,
  OwnResult,
};

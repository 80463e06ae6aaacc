import type { NumberShown, NumberSolution } from "#question/number";
import type { OwnAnswer, Timed } from "../../live/game";
import { sentWords } from "../../sending/sent-words";
import { Icon } from "../../ui/icon";
import { WritesHint } from "../../written/phone/writes";
import type { PhoneKind, ResultProps } from "../phone";
import { Answering } from "./answering";
import styles from "./phone.module.css";
import { howRight, OwnResult } from "./result";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./numerals";

/** A number on a pupil's phone. */
export const phone: PhoneKind = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: () => <Icon name="check" />,
  colours: () => undefined,
  Answering,
  RightAnswer: ({ asked, solution }: { readonly asked: NumberShown | null; readonly solution: NumberSolution }) => (
    <p className={styles.own}>
      <b className="num">{solutionInWords(asked, solution)}</b>
    </p>
  ),
  pageClass: () => "",
  extent: () => "sayıyı sen bulacaksın",
  readFirst: "Önce oku, cevap alanı birazdan açılıyor.",
  Hint: ({ asked }: { readonly asked: NumberShown }) => (
    <WritesHint>{asked.slider ? "Tahminini ayarla ya da yaz" : "Sayıyı yaz"}</WritesHint>
  ),
  sentWords: (asked: NumberShown & Timed, answer: OwnAnswer) =>
    sentWords(asked, answer, { rung: asked.slider ? "Son hâli gönderildi." : "Yazdığın kadarı gönderildi." }),
  howRight: (told: ResultProps<NumberShown, NumberSolution>) => howRight(told),
  OwnResult,
};

import { answerLimits } from "#shared/answer-limits";
import type { TypedSolution } from "#question/typed";
import { sentWords } from "../shared/sending/sent-words";
import { SetText } from "#question-text/set-text.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { TextAnswering } from "../shared/written/phone/text-answering";
import { WritesHint } from "../shared/written/phone/writes";
import type { PhoneKind } from "../phone-kind";
import * as styles from "./phone.module.css";
import { OwnResult, rightWords, saidResult } from "./result";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

export const phone: PhoneKind<"typed"> = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: () => <Icon name="check" />,
  colours: () => undefined,
  Answering: (props) => (
    <TextAnswering
      {...props}
      label="Cevabın"
      own="Senin cevabın"
      missing="Önce cevabını yaz"
      most={answerLimits.typedAnswer}
      isSentByBell
    />
  ),
  RightAnswer,
  pageClass: () => "",
  extent: () => "cevabı sen yazacaksın",
  opens: "cevap alanı",
  Hint: () => <WritesHint>Cevabını yaz</WritesHint>,
  sentWords: (asked, answer) => sentWords(asked, answer, { rung: "Yazdığın kadarı gönderildi." }),
  rightWords,
  OwnResult,
  said: saidResult,
};

function RightAnswer({ solution }: { readonly solution: TypedSolution }) {
  return (
    <p className={styles.right}>
      <SetText>{solutionInShort(solution)}</SetText>
    </p>
  );
}

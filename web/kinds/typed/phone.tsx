import { answerLimits } from "#shared/answer-limits";
import type { TypedSolution } from "#question/typed";
import type { LiveQuestion } from "#game-client/game";
import { readFirst, sentWords } from "../shared/sending/sent-words";
import { SetText } from "#question-text/set-text.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { TextAnswering } from "../shared/written/phone/text-answering";
import { WritesHint } from "../shared/written/phone/writes";
import type { AnsweringProps, PhoneKind } from "../phone-kind";
import * as styles from "./phone.module.css";
import { OwnResult, rightWords, saidResult } from "./result";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

type Asked = { readonly kind?: "typed" } & Pick<LiveQuestion, "question_id" | "starts_at">;

export const phone: PhoneKind = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign: () => <Icon name="check" />,
  colours: () => undefined,
  Answering: (props: AnsweringProps<object>) => (
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
  readFirst,
  Hint: () => <WritesHint>Cevabını yaz</WritesHint>,
  sentWords: (asked: Asked, answer) => sentWords(asked, answer, { rung: "Yazdığın kadarı gönderildi." }),
  rightWords,
  OwnResult,
  said: saidResult,
};

function RightAnswer({ solution }: { readonly asked: Asked | null; readonly solution: TypedSolution }) {
  return (
    <p className={styles.right}>
      <SetText>{solutionInShort(solution)}</SetText>
    </p>
  );
}

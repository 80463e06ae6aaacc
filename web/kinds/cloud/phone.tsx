import { answerLimits } from "#shared/answer-limits";
import { sentWords } from "../shared/sending/sent-words";
import { Icon } from "#ui/drawn/icon.tsx";
import { TextAnswering } from "../shared/written/phone/text-answering";
import { WritesHint } from "../shared/written/phone/writes";
import type { PhoneKind } from "../phone-kind";
import { OwnResult, saidResult } from "./result";
import { inWords, listed, noneIsRight } from "./words";

export const phone: PhoneKind<"cloud"> = {
  listed,
  inWords,
  solutionInWords: noneIsRight,
  solutionInShort: () => "–",
  solutionText: noneIsRight,
  RightSign: () => <Icon name="users" />,
  colours: () => undefined,
  Answering: (props) => (
    <TextAnswering
      {...props}
      label="Kelimen"
      own="Senin kelimen"
      missing="Önce kelimeni yaz"
      most={answerLimits.cloudWord}
      // The bell does not send it: a half-typed word must not reach the board.
      isSentByBell={false}
    />
  ),
  RightAnswer: () => null,
  pageClass: () => "",
  extent: () => "bir kelime yazacaksın",
  opens: "yazma alanı",
  Hint: () => <WritesHint>Aklına ilk geleni yaz</WritesHint>,
  sentWords: (asked, answer) =>
    sentWords(asked, answer, { arrived: ["Kelimen alındı.", "Soru bitince tahtadaki buluta katılacak."] }),
  OwnResult,
  said: saidResult,
};

import { SetText } from "#question-text/set-text.tsx";
import { AnswerRows } from "../shared/written/board/answer-rows";
import { AnswersInHand } from "../shared/written/board/answers-in-hand";
import { WritingField } from "../shared/written/board/writing-field";
import type { AnsweringProps, BoardKind, DistributionProps, RevealedProps } from "../board";
import type { Hosted } from "../question-types";
import * as styles from "./board.module.css";
import { boardNote, solutionInShort } from "./words";

export const board: BoardKind<"typed"> = {
  Answering,
  Distribution: Answers,
  OnRemote,
  ClosedOnRemote,
  opens: "Cevap alanı",
  questionAndAnswers: "Soru ve doğru cevaplar",
  hint: (_, isClosed) => (isClosed ? ["chart", "En çok yazılan üstte"] : ["edit", "Cevabını telefonuna yaz"]),
  howToSay: "Doğru saymak için ✓, tahtadan kaldırmak için göz",
};

function Answering({ asked, isHidden }: AnsweringProps<"typed">) {
  return <WritingField field="Cevabın" note={boardNote(asked.solution?.typo === true)} isHidden={isHidden} />;
}

function Answers({ result, word }: DistributionProps<"typed">) {
  const { texts = [], distribution } = result;
  const { right = 0, wrong = 0 } = distribution;
  return (
    <AnswerRows
      texts={texts}
      answered={right + wrong}
      word={word}
      unknown={right === 0 ? solutionInShort(result) : null}
    />
  );
}

/** The accepted answers on the teacher's phone. */
function OnRemote({ question: { solution } }: { readonly question: Hosted<"typed"> }) {
  return (
    <ul className={styles.accepted}>
      {solution?.accepted.map((text) => (
        <li key={text}>
          <SetText>{text}</SetText>
        </li>
      ))}
    </ul>
  );
}

function ClosedOnRemote({ result, word }: RevealedProps<"typed">) {
  return <AnswersInHand texts={result.texts ?? []} word={word} sayable={["accept", "hide"]} />;
}

import type { ClosedText } from "#protocol/live/played-question";
import type { Distribution } from "#question/question";
import type { TypedSolution } from "#question/typed";
import { SetText } from "#question-text/set-text.tsx";
import { AnswerRows } from "../shared/written/board/answer-rows";
import { AnswersInHand } from "../shared/written/board/answers-in-hand";
import { WritingField } from "../shared/written/board/writing-field";
import type { AnsweringProps, BoardKind, DistributionProps, HostWord, RevealedProps } from "../board";
import * as styles from "./board.module.css";
import { boardNote, solutionInShort } from "./words";

type Closed = TypedSolution & {
  readonly distribution: Readonly<Distribution>;
  readonly texts?: readonly ClosedText[];
};
/** The question with its solution, which a server of another version may not send to the host. */
type Asked = { readonly kind?: "typed"; readonly solution?: TypedSolution["solution"] | null };

export const board: BoardKind = {
  Answering,
  Distribution: Answers,
  OnRemote,
  ClosedOnRemote,
  opensIn: (seconds) => `Cevap alanı ${seconds} saniye sonra açılacak`,
  questionAndAnswers: "Soru ve doğru cevaplar",
  hint: (_, isClosed) => (isClosed ? ["chart", "En çok yazılan üstte"] : ["edit", "Cevabını telefonuna yaz"]),
  howToSay: "Doğru saymak için ✓, tahtadan kaldırmak için göz",
};

function Answering({ asked, isHidden }: AnsweringProps<Asked>) {
  return <WritingField field="Cevabın" note={boardNote(asked.solution?.typo === true)} isHidden={isHidden} />;
}

function Answers({ result, word }: DistributionProps<Asked, Closed> & { readonly word: HostWord }) {
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
function OnRemote({ question: { solution } }: { readonly question: Asked }) {
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

function ClosedOnRemote({ result, word }: RevealedProps<Asked, Closed>) {
  return <AnswersInHand texts={result.texts ?? []} word={word} sayable={["accept", "hide"]} />;
}

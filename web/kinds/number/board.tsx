import type { ClosedText } from "#protocol/live/played-question";
import type { NumberShown, NumberSolution } from "#question/number";
import type { Distribution } from "#question/question";
import { WritingField } from "../shared/written/board/writing-field";
import { AnswersInHand } from "../shared/written/board/answers-in-hand";
import type { AnsweringProps, BoardKind, RevealedProps } from "../board";
import { GuessLine } from "./board/guess-line";
import * as styles from "./board/on-remote.module.css";
import { SliderLine } from "./board/slider-line";
import { boardNote, rangeInWords } from "./teachers-words";
import { solutionInWords, withUnit } from "./numerals";

type Closed = NumberSolution & {
  readonly distribution: Readonly<Distribution>;
  readonly texts?: readonly ClosedText[];
};
/** The question with its solution, which a server of another version may not send to the host. */
type Asked = NumberShown & { readonly solution?: NumberSolution["solution"] | null };

export const board: BoardKind = {
  Answering,
  Distribution: GuessLine,
  OnRemote,
  ClosedOnRemote,
  opensIn: (seconds) => `Cevap alanı ${seconds} saniye sonra açılacak`,
  questionAndAnswers: "Soru ve doğru değer",
  hint({ slider }: NumberShown, isClosed) {
    if (isClosed) return ["chart", "Her nokta bir tahmin"];
    return slider ? ["same", "Tahminini telefonundan ayarla"] : ["edit", "Sayıyı telefonuna yaz"];
  },
  howToSay: "Doğru saymak için bir tahmine dokunun",
};

function Answering({ asked: { slider, unit }, isHidden }: AnsweringProps<NumberShown>) {
  if (slider) return <SliderLine slider={slider} unit={unit} isHidden={isHidden} />;
  return <WritingField field="Cevabın" note={boardNote(unit)} isHidden={isHidden} />;
}

function ClosedOnRemote({ asked, result, word }: RevealedProps<NumberShown, Closed>) {
  const unit = asked?.unit;
  return (
    <>
      <OnRemote question={{ kind: "number", ...(unit && { unit }), solution: result.solution }} />
      <AnswersInHand
        texts={result.texts ?? []}
        word={word}
        sayable={["accept"]}
        shownAs={(text) => withUnit(text, unit)}
      />
    </>
  );
}

/** The right answer on the teacher's phone. */
function OnRemote({ question }: { readonly question: Asked }) {
  if (!question.solution) return null;
  const range = rangeInWords(question.solution, question.unit);
  return (
    <p className={styles.right}>
      <b className="num">{solutionInWords(question, { correct_option: null, solution: question.solution })}</b>
      {range !== null && <span className="num">Kabul aralığı {range}</span>}
    </p>
  );
}

import { WritingField } from "../shared/written/board/writing-field";
import { AnswersInHand } from "../shared/written/board/answers-in-hand";
import type { AnsweringProps, BoardKind, RevealedProps } from "../board";
import type { Hosted } from "../question-types";
import { GuessLine } from "./board/guess-line";
import * as styles from "./board/on-remote.module.css";
import { SliderLine } from "./board/slider-line";
import { boardNote, rangeInWords } from "./teachers-words";
import { solutionInWords, withUnit } from "./numerals";

export const board: BoardKind<"number"> = {
  Answering,
  Distribution: GuessLine,
  OnRemote,
  ClosedOnRemote,
  opens: "Cevap alanı",
  questionAndAnswers: "Soru ve doğru değer",
  hint({ slider }, isClosed) {
    if (isClosed) return ["chart", "Her nokta bir tahmin"];
    return slider ? ["same", "Tahminini telefonundan ayarla"] : ["edit", "Sayıyı telefonuna yaz"];
  },
  howToSay: "Doğru saymak için bir tahmine dokunun",
};

function Answering({ asked: { slider, unit }, isHidden }: AnsweringProps<"number">) {
  if (slider) return <SliderLine slider={slider} unit={unit} isHidden={isHidden} />;
  return <WritingField field="Cevabın" note={boardNote(unit)} isHidden={isHidden} />;
}

function ClosedOnRemote({ asked, result, word }: RevealedProps<"number">) {
  const unit = asked?.unit;
  return (
    <>
      <OnRemote question={{ kind: "number", ...(unit && { unit }), ...result }} />
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
function OnRemote({ question }: { readonly question: Hosted<"number"> }) {
  if (!question.solution) return null;
  const range = rangeInWords(question.solution, question.unit);
  return (
    <p className={`flow between ${styles.right}`}>
      <b className="num">{solutionInWords(question, { correct_option: null, solution: question.solution })}</b>
      {range !== null && <span className="num">Kabul aralığı {range}</span>}
    </p>
  );
}

import type { PlayerAnswer } from "#protocol/http/replies/players";
import { answersOf, isJudged } from "../answers";
import { isWritten } from "./about-answers";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import * as styles from "./answer-list.module.css";

type Props = {
  readonly answers: readonly PlayerAnswer[];
  /** True to address the pupil, not the teacher. */
  readonly isOwn: boolean;
};

/** Each question with one pupil's answer and the right one. */
export function AnswerList({ answers, isOwn }: Props) {
  return (
    <ol className={styles.answers}>
      {answers.map((answer, i) => (
        <li key={answer.question_id}>
          <Mark answer={answer} />
          <SetLanguage value={answer.lang}>
            <div>
              <p className={styles.question}>
                {i + 1}. <SetText inline>{answer.question_text}</SetText>
              </p>
              <Right answer={answer} />
              {answer.asked === false && isOwn && <p>Bu soru kapandığında oyunda değildin.</p>}
              {answer.answer !== null && !answer.is_correct && (
                <p>
                  {isOwn ? "Senin cevabın" : "Cevabı"}{" "}
                  <SetText inline isAnswer={isWritten(answer)}>
                    {answersOf(answer).inWords(answer, answer.answer, ": ")}
                  </SetText>
                </p>
              )}
            </div>
          </SetLanguage>
        </li>
      ))}
    </ol>
  );
}

/** Renders nothing for a question without a right answer. */
function Right({ answer }: { readonly answer: PlayerAnswer }) {
  const { listed, solutionInShort, solutionText } = answersOf(answer);
  const text = solutionText(answer, answer);
  if (text === "" || !isJudged(answer)) return null;
  // Kinds whose answers have no letters write the right answer once, not twice.
  const short = listed(answer).length > 0 ? solutionInShort(answer) : "";
  return (
    <p>
      Doğru cevap{short !== "" && ` ${short}`}:{" "}
      <b>
        <SetText inline>{text}</SetText>
      </b>
    </p>
  );
}

function Mark({ answer }: { readonly answer: PlayerAnswer }) {
  const [look, word] = verdictOf(answer);
  return (
    <span className={styles.mark}>
      <i className={cx(look)} aria-hidden="true" />
      <span className="vh">{word}.</span>
    </span>
  );
}

function verdictOf({ answer, is_correct, share, asked }: PlayerAnswer) {
  if (asked === false) return [styles.away, "Oyunda değildin"] as const;
  if (answer === null) return [styles.none, "Boş"] as const;
  if (is_correct === null) return [styles.none, "Puansız"] as const;
  if (is_correct) return [styles.yes, "Doğru"] as const;
  return share ? ([styles.part, "Kısmen doğru"] as const) : ([styles.no, "Yanlış"] as const);
}

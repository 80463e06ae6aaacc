import type { PlayerAnswer } from "#protocol/http/games";
import { answersOf } from "../../kinds/answers";
import { signsOf } from "../../kinds/signs";
import styles from "./answer-list.module.css";

/** Every question of the game with one's own and the right answer. */
export const AnswerList = ({ answers }: { readonly answers: readonly PlayerAnswer[] }) => (
  <ol className={styles.list}>{answers.map(row)}</ol>
);

function row(question: PlayerAnswer) {
  const { question_id, question_text, answer, is_correct, asked } = question;
  const { inWords, solutionInShort, solutionText } = answersOf(question);
  const { RightSign, colours } = signsOf(question);
  return (
    <li key={question_id} className={colours(question)}>
      <p className={styles.text}>{question_text}</p>
      <p className={styles.answers}>
        <RightSign solution={question} size={30} />
        <span>
          <b>
            <span className="vh">Doğru cevap {solutionInShort(question)}: </span>
            {solutionText(question, question)}
          </b>
          {is_correct
            ? "Bildin."
            : answer !== null
              ? `Senin cevabın: ${inWords(question, answer)}`
              : asked === false
                ? "Oyunda değildin."
                : "Cevap vermedin."}
        </span>
      </p>
    </li>
  );
}

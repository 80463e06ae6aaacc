import type { PlayerAnswer } from "#protocol/http/games";
import { AnswerBadge, questionColours } from "../../ui/answer-badge";
import styles from "./answer-list.module.css";

/** Every question of the game with one's own and the right answer. */
export const AnswerList = ({ answers }: { readonly answers: readonly PlayerAnswer[] }) => (
  <ol className={styles.list}>{answers.map(row)}</ol>
);

const row = ({ question_id, question_text, options, answer, correct_option, is_correct, asked }: PlayerAnswer) => (
  <li key={question_id} className={questionColours(options)}>
    <p className={styles.text}>{question_text}</p>
    <p className={styles.answers}>
      <AnswerBadge letter={correct_option} look="fill" size={30} />
      <span>
        <b>
          <span className="vh">Doğru cevap {correct_option}: </span>
          {options[correct_option]}
        </b>
        {is_correct
          ? "Bildin."
          : answer !== null
            ? `Senin cevabın: ${answer}, ${options[answer]}`
            : asked === false
              ? "Oyunda değildin."
              : "Cevap vermedin."}
      </span>
    </p>
  </li>
);

import type { Question } from "#protocol/http/question-sets";
import { AnswerBadge, questionColours } from "../../../ui/answer-badge";
import styles from "./question-list.module.css";

/** The set's questions with their answers, to look at only. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <ol className={styles.list}>
      {questions.map(({ id, question_text, options, correct_option, time_limit }, i) => (
        <li key={id} className={questionColours(options)}>
          <span className={`${styles.number} num`}>{i + 1}.</span>
          <p className={styles.text}>{question_text}</p>
          <span className={`${styles.time} num`}>{time_limit} sn</span>
          <p className={styles.answer}>
            <AnswerBadge letter={correct_option} size={24} look="fill" />
            <span>
              <span className="vh">Doğru cevap {correct_option}: </span>
              {options[correct_option]}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

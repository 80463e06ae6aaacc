import type { Question } from "#protocol/http/question-sets";
import { answersOf } from "../../../kinds/answers";
import { signsOf } from "../../../kinds/signs";
import styles from "./question-list.module.css";
import { SetText } from "../../../texts/set-text";

/** The set's questions with their answers, to look at only. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <ol className={styles.list}>
      {questions.map((question, i) => (
        <li key={question.id} className={signsOf(question).colours(question)}>
          <span className={`${styles.number} num`}>{i + 1}.</span>
          <p className={styles.text}>
            <SetText>{question.question_text}</SetText>
          </p>
          <span className={`${styles.time} num`}>{question.time_limit} sn</span>
          <RightAnswer question={question} />
        </li>
      ))}
    </ol>
  );
}

function RightAnswer({ question }: { readonly question: Question }) {
  const { RightSign } = signsOf(question);
  const { solutionInShort, solutionText } = answersOf(question);
  return (
    <p className={styles.answer}>
      <RightSign solution={question} size={24} />
      <span>
        <span className="vh">Doğru cevap {solutionInShort(question)}: </span>
        <SetText inline>{solutionText(question, question)}</SetText>
      </span>
    </p>
  );
}

import { Link } from "react-router";
import type { TeacherStats } from "#protocol/http/replies/statistics";
import { percent } from "#words/format";
import { Beads } from "#ui/drawn/beads.tsx";
import * as styles from "./lists.module.css";
import { usualLanguage } from "#question/language";
import { ListedText } from "#question-text/listed-text.tsx";
import { SetLanguage } from "#question-text/set-text.tsx";

const SHOWN = 3;

type Props = { readonly stats: TeacherStats };

/** Questions that this teacher's classes knew least. */
export function HardestQuestions({ stats: { games, hardest_questions: questions } }: Props) {
  if (questions.length === 0) {
    return (
      <p className={styles.none}>
        {games > 0
          ? "Son oyunlarınızda zorlanılan soru yok. En az üç öğrenciye sorulup en çok %70’inin bildiği sorular burada görünür."
          : "Sınıfınızın zorlandığı sorular burada durur."}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {questions.slice(0, SHOWN).map((question) => (
        <li key={`${question.question_set_id} ${question.question_text}`} className={styles.hard}>
          <SetLanguage value={question.lang ?? usualLanguage}>
            {question.question_set_id === null ? (
              <p className={styles.text}>
                <span className="lines">
                  <ListedText>{question.question_text}</ListedText>
                </span>
              </p>
            ) : (
              <Link to={`/teacher/question-sets/${question.question_set_id}`} className={styles.text}>
                <span className="lines">
                  <ListedText>{question.question_text}</ListedText>
                </span>
              </Link>
            )}
          </SetLanguage>
          <div className={`row quiet ${styles.beads}`}>
            <b className="num">{percent(question.correct_rate)}</b>
            <Beads rate={question.correct_rate} />
            <span>bildi</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

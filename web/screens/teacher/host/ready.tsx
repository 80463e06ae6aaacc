import type { LiveQuestion } from "../../../live/game";
import { cx } from "../../../ui/cx";
import { QuestionText } from "./question";
import styles from "./ready.module.css";
import { useFit } from "./use-fit";

type Props = { readonly question: LiveQuestion; readonly seconds: number; readonly readingSeconds: number };

/** Reading time: the number of the question, its text, and a bead for each second until the options open. */
export function Ready({ question, seconds, readingSeconds }: Props) {
  const fitted = useFit<HTMLDivElement>(question.question_id);
  const beads = Math.max(1, readingSeconds, seconds);
  return (
    <div className={styles.scene} ref={fitted}>
      <p className={styles.number} aria-hidden="true">
        Soru <span className="num">{question.question_number}</span>
      </p>
      <div className={styles.text}>
        <QuestionText question={question} />
      </div>
      <div className={styles.beads} role="timer" aria-label={`Şıklar ${seconds} saniye sonra açılacak`}>
        {Array.from({ length: beads }, (_, i) => (
          <i key={i} className={cx(i <= beads - seconds && styles.full)} />
        ))}
      </div>
    </div>
  );
}

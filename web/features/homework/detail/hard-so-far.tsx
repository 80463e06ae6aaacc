import type { HomeworkPupilsReply } from "#protocol/http/replies/homework";
import { percent } from "#words/format";
import { Section } from "#screens/page/section.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import * as styles from "./hard-so-far.module.css";
import { hardSoFar } from "./states";

/** Questions that go wrong already, while there is time to talk about them. Empty if there are none. */
export function HardSoFar({ questions }: Pick<HomeworkPupilsReply, "questions">) {
  const hard = hardSoFar(questions);
  if (hard.length === 0) return null;
  return (
    <Section title="Şimdiden zorlanılan sorular" className={styles.section}>
      <ul className={styles.list}>
        {hard.map(({ question_id, question_number, question_text, lang, answered, correct_rate }) => (
          <li key={question_id}>
            <p>
              {question_number}.{" "}
              <SetLanguage value={lang}>
                <SetText inline>{question_text}</SetText>
              </SetLanguage>
            </p>
            <div className="row wrap">
              <b className="num">{percent(correct_rate)}</b>
              <Beads rate={correct_rate} />
              <span>bildi, {answered} cevap</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

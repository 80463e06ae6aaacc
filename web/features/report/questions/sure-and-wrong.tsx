import { AboutAnswers } from "#kinds/shared/about-answers.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { Name } from "../net/names";
import type { Player, ReportQuestion } from "../report";
import * as styles from "./sure-and-wrong.module.css";
import { countedSureAndWrong, stepWords, sureAndWrong, sureAndWrongPlayers, sureLine, sureness } from "./sureness";

type Props = {
  readonly questions: readonly ReportQuestion[];
  readonly players: readonly Player[];
  /** True if only a page of the players is loaded: the report then counts the sure and wrong players without naming them. */
  readonly isPaged: boolean;
  readonly onOpen: (question: ReportQuestion) => void;
};

/** Shows how sure the class was, if asked, and who was sure and wrong about which questions. */
export function Sureness({ questions, players, isPaged, onOpen }: Props) {
  const steps = sureness(questions);
  const found = isPaged ? countedSureAndWrong(questions) : sureAndWrong(questions, players);
  if (steps.length === 0) return null;
  return (
    <>
      <Section title="Ne kadar emindiler?" className={styles.section}>
        <ul className={styles.steps}>
          {steps.map(({ step, right, wrong }) => (
            <li key={step}>
              <b>{stepWords[step]}</b>
              <span className={styles.bar} aria-hidden="true">
                {right + wrong > 0 && <i style={{ width: `${(100 * right) / (right + wrong)}%` }} />}
              </span>
              <span>
                {right + wrong === 0 ? (
                  "kimse demedi"
                ) : (
                  <>
                    <b className="num">{percent(right / (right + wrong))}</b> doğru, {number(right)} doğru{" "}
                    {number(wrong)} yanlış
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {found.length > 0 && (
        <Section
          title="Emin ama yanlış"
          className={styles.section}
          aside={<p className={styles.note}>Eminim deyip bilemeyenler: önce burayı konuşun.</p>}
        >
          <ul className={styles.questions}>
            {found.map((one) => (
              <li key={one.question.question_id}>
                <b className={`num ${styles.number}`}>{one.question.question_number}.</b>
                <div>
                  <p className={styles.text}>
                    <SetLanguage value={one.question.lang}>
                      <button type="button" onClick={() => onOpen(one.question)}>
                        <SetText inline>{one.question.question_text}</SetText>
                      </button>
                    </SetLanguage>
                  </p>
                  <p className={styles.said}>
                    <AboutAnswers question={one.question}>{sureLine(one)}</AboutAnswers>
                  </p>
                </div>
                <span className={styles.rings} aria-hidden="true">
                  {Array.from({ length: Math.min(RINGS, one.count) }, (_, ring) => (
                    <i key={ring} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {!isPaged && <h3 className={styles.who}>Kim, neye emindi?</h3>}
          <ul className={styles.people}>
            {sureAndWrongPlayers(found).map(({ player, questions: own }) => (
              <li key={player.player_id} className="row">
                <PlayerMarble seed={player.marble} size={32} />
                <p>
                  <b>
                    <Name of={player.nickname} />
                  </b>
                  <span className="quiet">
                    {own.map(({ question_number }) => `${question_number}. soru`).join(", ")}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const RINGS = 12;

import type { GameStatistics } from "#protocol/http/replies/statistics";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { Button } from "#ui/button.tsx";
import { Name } from "../net/names";
import { Mark } from "../matrix/mark";
import * as styles from "../questions/sure-and-wrong.module.css";
import { whoOf, type ReportQuestion } from "../report";
import { allChanges, changedPlayers, changedQuestions, changesOf, lesson, playerLine, questionLine } from "./figures";

type Props = {
  readonly report: GameStatistics;
  /** True to show all questions, for paper. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  readonly onOpen: (question: ReportQuestion) => void;
};

const SHOWN = 8;
const MARKS = 12;

/** Shows what became of answers that were changed: in all, by question, and by player. */
export function Changes({ report: { game, questions, players, paged }, isWhole, onWhole, onOpen }: Props) {
  const all = allChanges(questions);
  if (all === null) return null;
  const count = changesOf(all);
  const found = changedQuestions(questions);
  const shown = isWhole ? found : found.slice(0, SHOWN);
  const who = whoOf(game);
  const ways = [
    ["Değiştirip bulanlar", all.to_right],
    ["Değiştirip kaybedenler", all.to_wrong],
    ["Sonucu aynı kalanlar", all.other],
  ] as const;
  return (
    <Section
      title="Cevap değiştirmek işe yaradı mı?"
      className={styles.section}
      aside={<p className={styles.note}>{[`${number(count)} cevap değişti.`, lesson(all)].join(" ").trim()}</p>}
    >
      <ul className={styles.ways}>
        {ways.map(([words, part]) => (
          <li key={words}>
            <b>{words}</b>
            <span className={styles.bar} aria-hidden="true">
              {part > 0 && <i style={{ width: `${(100 * part) / count}%` }} />}
            </span>
            <span>
              <b className="num">{percent(part / count)}</b>, {number(part)} cevap
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.questions}>
        {shown.map(({ question, changed }) => (
          <li key={question.question_id}>
            <b className={`num ${styles.number}`}>{question.question_number}.</b>
            <div>
              <p className={styles.text}>
                <SetLanguage value={question.lang}>
                  <button type="button" onClick={() => onOpen(question)}>
                    <SetText inline>{question.question_text}</SetText>
                  </button>
                </SetLanguage>
              </p>
              <p className={styles.said}>{questionLine(changed, who)}</p>
            </div>
            <span className={styles.marks} aria-hidden="true">
              {[
                ...Array.from({ length: changed.to_right }, () => "yes" as const),
                ...Array.from({ length: changed.to_wrong }, () => "no" as const),
              ]
                .slice(0, MARKS)
                .map((verdict, i) => (
                  <Mark key={i} of={verdict} />
                ))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p>
          <Button variant="quiet" onClick={onWhole}>
            Hepsini göster ({found.length})
          </Button>
        </p>
      )}
      {!paged && (
        <>
          <h3 className={styles.who}>{who === "takım" ? "Hangi takım değiştirdi?" : "Kim değiştirdi?"}</h3>
          <ul className={styles.people}>
            {changedPlayers(players).map(({ player, changed }) => (
              <li key={player.player_id} className="row">
                <PlayerMarble seed={player.marble} size={32} />
                <p>
                  <b>
                    <Name of={player.nickname} />
                  </b>
                  <span>{playerLine(changed)}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

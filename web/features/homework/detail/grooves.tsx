import type { CSSProperties } from "react";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { number } from "#shared/numbers";
import { knownNumber } from "#words/known-number";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { cx } from "#ui/cx";
import * as styles from "./grooves.module.css";
import { inState, keyOf, states, type PupilState } from "./states";

type Props = {
  readonly of: Homework;
  readonly pupils: readonly HomeworkPupil[];
  /** On a phone the three counts choose the state that is listed. */
  readonly chosen?: PupilState | "all";
  readonly onChoose?: (state: PupilState | "all") => void;
};

/** Limit of marbles, enough for a class. In a larger crowd each state shows its share of these, and a number for the rest. */
const MOST = 60;

/**
 * Shows the state of the class: marbles of pupils who have finished or begun, rings with the numbers of the others. Homework
 * without a class has no others.
 */
export function Grooves({ of, pupils, chosen, onChoose }: Props) {
  const shown = states.filter(({ id }) => id !== "not_started" || of.class !== null);
  return (
    <ul className={`flow ${styles.grooves}`}>
      {shown.map(({ id, word }) => {
        const those = inState(pupils, id);
        const most = Math.ceil((MOST * those.length) / Math.max(pupils.length, MOST));
        const count = <b className="num">{number(those.length)}</b>;
        return (
          <li
            key={id}
            className={`column ${styles.part}`}
            style={{ "--count": Math.max(those.length, 1) } as CSSProperties}
          >
            <p className={cx(styles.head, onChoose && styles.wide)}>
              {count} {word}
            </p>
            {onChoose && (
              <button
                type="button"
                className={styles.tile}
                aria-pressed={chosen === id}
                onClick={() => onChoose(chosen === id ? "all" : id)}
              >
                {count} {word}
              </button>
            )}
            {/* The list below gives the names. */}
            <div className={cx("flow", styles.groove, onChoose && styles.wide)} aria-hidden="true">
              {those.slice(0, most).map((pupil) => (
                <Mark key={keyOf(pupil)} {...pupil} />
              ))}
              {those.length > most && <b className={`num ${styles.more}`}>+{number(those.length - most)}</b>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const Mark = (pupil: HomeworkPupil) =>
  pupil.marble === null ? (
    <span className={`num center ${styles.missing}`}>{knownNumber(pupil)}</span>
  ) : (
    <PlayerMarble seed={pupil.marble} size={32} />
  );

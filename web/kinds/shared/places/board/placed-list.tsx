import { OptionBadge } from "#kinds/shared/options/option-badge.tsx";
import { SetText, useSide } from "#question-text/set-text.tsx";
import * as styles from "./placed-list.module.css";

type Props = {
  readonly texts: readonly {
    readonly letter: string;
    readonly text: string;
    /** The left side of the row, if it is not a number. */
    readonly left?: string;
  }[];
};

/** The right places. Before the close only the teacher sees them; in a report everybody does. */
export function PlacedList({ texts }: Props) {
  return (
    <ol dir={useSide()} className={styles.list}>
      {texts.map(({ letter, text, left }, i) => (
        <li key={letter}>
          <b className="num">{i + 1}</b>
          {left !== undefined && (
            <span>
              <SetText>{left}</SetText>
            </span>
          )}
          <OptionBadge letter={letter} size={24} look="fill" />
          <span>
            <span className="vh">{letter}: </span>
            <SetText>{text}</SetText>
          </span>
        </li>
      ))}
    </ol>
  );
}

import type { CSSProperties } from "react";
import { cx } from "#ui/cx";
import type { HostWord } from "#kinds/board";
import { GuessCard, guessesNamed } from "./guess-card";
import type { Column } from "../guessed";
import * as styles from "./guess-line.module.css";
import { number } from "#shared/numbers";

type Props = {
  readonly column: Column;
  readonly unit: string | undefined;
  /** The largest count, if columns are bars. */
  readonly most: number | null;
  readonly i: number;
  readonly word: HostWord;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** The guesses at one position of the line. A touch lists them and lets the host accept one as right. */
export function GuessStack({ column: { at, count, guesses }, unit, most, i, word, isOpen, onOpen }: Props) {
  const right = guesses.reduce((sum, one) => sum + (one.isRight ? one.count : 0), 0);
  const tall = most === null ? `calc(${count} * var(--dot))` : `${(count / most) * 60}%`;
  return (
    <div data-answer className={styles.column} style={{ "--at": at, "--tall": tall } as CSSProperties}>
      <button
        type="button"
        data-says={isOpen ? undefined : "accept"}
        aria-expanded={isOpen}
        aria-label={guessesNamed(guesses, unit)}
        onClick={onOpen}
      />
      {most === null ? (
        <span className={styles.stack} aria-hidden="true">
          {Array.from({ length: count }, (_, j) => (
            <i
              key={j}
              className={cx(j < right && styles.right)}
              style={{ animationDelay: `${Math.min(900, (i + j) * 30)}ms` }}
            />
          ))}
        </span>
      ) : (
        <span className={styles.bar} style={{ "--share": count / most } as CSSProperties} aria-hidden="true">
          <b className="num">{number(count)}</b>
          <i className={cx(right > 0 && styles.right)} />
        </span>
      )}
      {isOpen && <GuessCard {...{ guesses, unit, word, at }} />}
    </div>
  );
}

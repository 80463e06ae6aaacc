import { listed } from "#words/sentences";
import type { CSSProperties } from "react";
import { Icon } from "#ui/drawn/icon.tsx";
import type { HostWord } from "#kinds/board";
import { sumOf, type Guess } from "../guessed";
import * as styles from "./guess-card.module.css";
import { withUnit } from "../numerals";
import { number } from "#shared/numbers";

type Props = {
  readonly guesses: readonly Guess[];
  readonly unit: string | undefined;
  readonly word: HostWord;
  /** Its position on the line, 0 to 1; -1 if it is before the line's start. */
  readonly at: number;
};

/** The guesses at one position. The host can accept a wrong one as right, and take that back. */
export const GuessCard = ({ guesses, unit, word, at }: Props) => (
  <ul className={styles.card} style={{ "--pull": pullOf(at) } as CSSProperties}>
    {guesses.map(({ row, isRight }) => {
      const name = withUnit(row.text, unit);
      const isByHost = row.why === "host";
      return (
        <li key={row.text}>
          <span className="num">
            <b>{name}</b>, {number(row.count)} kişi
          </span>
          {isRight && !isByHost ? (
            <Icon name="check" />
          ) : (
            <button
              type="button"
              data-says="accept"
              aria-pressed={isByHost}
              aria-label={`${name}, ${number(row.count)} kişi. Doğru say`}
              onClick={() => word.accept(row, !isByHost)}
            >
              <Icon name="check" /> {isByHost ? "Doğru sayıldı" : "Doğru say"}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);

/** Centred over its position, except at both ends, where it stays on the board. */
function pullOf(at: number): number {
  if (at < 0.2) return at < 0 ? 0 : 0.08;
  return at > 0.8 ? 0.92 : 0.5;
}

/** "4.900 m ve 4.950 m, 3 kişi" */
export const guessesNamed = (guesses: readonly Guess[], unit: string | undefined): string => {
  const names = guesses.map(({ row }) => withUnit(row.text, unit));
  return `${listed(names)}, ${number(sumOf(guesses))} kişi`;
};

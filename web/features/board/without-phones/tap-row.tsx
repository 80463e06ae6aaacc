import { OptionBadge, optionColour } from "#kinds/shared/options/option-badge.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./tap-row.module.css";
import { toggled, type Taps } from "./taps";

type Props = {
  readonly offered: Taps;
  /** The choice tapped on this screen; empty for none yet. */
  readonly value: string;
  readonly isOff?: boolean;
  /** True on the board: more than four choices wrap, the tab key goes team by team, and arrow keys move along the row. */
  readonly isOnBoard?: boolean;
  readonly onGive: (answer: string) => void;
  /** Notes one letter of several, before all are given together. */
  readonly onNote: (answer: string) => void;
};

/** Choices for one team, side by side. */
export function TapRow({ offered, value, isOff = false, isOnBoard = false, onGive, onNote }: Props) {
  const { keys, several } = offered;
  const isChosen = (key: string) => (several ? value.includes(key) : value === key);
  const tabIndex = (place: number) => (isOnBoard ? (place === 0 ? 0 : -1) : undefined);
  const tap = (key: string) => {
    if (isOff) return;
    if (several) onNote(toggled(value, key));
    else onGive(key);
  };
  return (
    <div className={cx(styles.taps, isOnBoard && keys.length + Number(several) > 4 && styles.twoRows)}>
      {keys.map(({ value: key, label, isOption }, i) => {
        const isFaint = value !== "" && !isChosen(key);
        return (
          <button
            key={key}
            type="button"
            className={cx("center", styles.tap, isOption ? optionColour(key) : styles.word, isFaint && styles.faint)}
            aria-label={label}
            aria-pressed={isChosen(key)}
            aria-disabled={isOff || undefined}
            tabIndex={tabIndex(i)}
            data-tap={key}
            onClick={() => tap(key)}
          >
            {isOption ? <OptionBadge letter={key} look={isFaint ? "faint" : "ink"} /> : label}
          </button>
        );
      })}
      {several && (
        <button
          type="button"
          className={cx("center", styles.tap, styles.word)}
          aria-label="Tamam"
          aria-disabled={isOff || value === "" || undefined}
          tabIndex={tabIndex(keys.length)}
          data-tap="ok"
          onClick={() => !isOff && value !== "" && onGive(value)}
        >
          <Icon name="check" />
        </button>
      )}
    </div>
  );
}

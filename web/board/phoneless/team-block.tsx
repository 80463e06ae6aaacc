import { useEffect, useRef, useState } from "react";
import { TeamMarble } from "../../marble/team-marble";
import { OptionBadge, optionColour } from "../../options/option-badge";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { cx } from "../../ui/cx";
import styles from "./team-block.module.css";
import { toggled, type Taps } from "./taps";

type Props = {
  readonly team: number;
  readonly name: string;
  readonly offered: Taps;
  /** What was tapped on this screen; empty for nothing yet. */
  readonly value: string;
  /** The game has an answer of this team. */
  readonly isIn: boolean;
  readonly staysOpen: boolean;
  readonly isOff: boolean;
  readonly onTap: (value: string) => void;
  readonly onNote: (value: string) => void;
};

/** How long a tap can be seen, so that the teacher knows it was the right one. */
const SEEN_MS = 1200;

/** One team: what it can have said, and after the tap only that its answer is in. */
export function TeamBlock({ team, name, offered, value, isIn, staysOpen, isOff, onTap, onNote }: Props) {
  /** Also after it is in: a tap is seen for a moment, and may be changed. */
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const give = (answer: string) => {
    onTap(answer);
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), SEEN_MS);
  };
  const tap = (letter: string) => {
    if (isOff) return;
    setOpen(true);
    if (offered.several) onNote(toggled(value, letter));
    else give(letter);
  };
  const chosen = (key: string) => (offered.several ? value.includes(key) : value === key);
  const isTaken = isIn && !isOpen && !staysOpen;
  return (
    <section className={styles.team} role="group" aria-label={`${name} ne dedi?`} data-team={team}>
      <h2>
        <TeamMarble team={team} className={styles.marble} />
        <span className={styles.name}>{name}</span>
      </h2>
      {isTaken ? (
        <p className={styles.taken}>
          <TeamMarble team={team} className={styles.rolled} />
          Alındı
          <Button
            variant="quiet"
            size="board"
            disabled={isOff}
            aria-label={`${name}, değiştir`}
            onClick={() => setOpen(true)}
          >
            Değiştir
          </Button>
        </p>
      ) : (
        <div className={cx(styles.taps, offered.keys.length + Number(offered.several) > 4 && styles.twoRows)}>
          {offered.keys.map(({ value: key, label, isOption }, i) => (
            <button
              key={key}
              type="button"
              className={cx(
                styles.tap,
                isOption ? optionColour(key) : styles.word,
                value !== "" && !chosen(key) && styles.faint,
              )}
              aria-label={label}
              aria-pressed={chosen(key)}
              aria-disabled={isOff || undefined}
              tabIndex={i === 0 ? 0 : -1}
              data-tap={key}
              onClick={() => tap(key)}
            >
              {isOption ? <OptionBadge letter={key} look={value !== "" && !chosen(key) ? "faint" : "ink"} /> : label}
            </button>
          ))}
          {offered.several && (
            <button
              type="button"
              className={cx(styles.tap, styles.word)}
              aria-label="Tamam"
              aria-disabled={isOff || value === "" || undefined}
              tabIndex={-1}
              data-tap="ok"
              onClick={() => !isOff && value !== "" && give(value)}
            >
              <Icon name="check" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

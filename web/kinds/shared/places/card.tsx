import { OptionBadge, optionColour } from "../options/option-badge";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import * as styles from "./cards.module.css";

type Props = {
  readonly letter: string;
  readonly text: string;
  /** Words before and after the card's text, for people who do not see its place. */
  readonly says: readonly [before: string, after: string];
  readonly isPlaced: boolean;
  /** True while the card can still be moved. */
  readonly isOpen: boolean;
  readonly className?: string | undefined;
  readonly onPress: () => void;
};

/** A card to put into a place, or to take back from it. */
export function Card({ letter, text, says, isPlaced, isOpen, className, onPress }: Props) {
  return (
    <button
      type="button"
      className={cx(styles.card, optionColour(letter), isPlaced && styles.placed, className)}
      aria-disabled={!isOpen || undefined}
      data-card={letter}
      onClick={isOpen ? onPress : undefined}
    >
      <OptionBadge letter={letter} look={isPlaced ? "ink" : "fill"} />
      <span className={styles.text}>
        <span className="vh">{says[0]}</span>
        <SetText>{text}</SetText>
        <span className="vh">{says[1]}</span>
      </span>
      {isPlaced && isOpen && (
        <svg className={styles.x} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      )}
    </button>
  );
}

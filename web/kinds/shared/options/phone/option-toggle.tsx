import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { OptionBadge, optionColour } from "../option-badge";
import tile from "../option-button.module.css";
import * as styles from "./option-toggle.module.css";

type Props = {
  readonly letter: string;
  readonly isOn: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** An option to switch on and off: the tile of a choice with a ring at its right. */
export function OptionToggle({ letter, isOn, disabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={cx(tile.tile, tile.idle, optionColour(letter), isOn && styles.on)}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <OptionBadge letter={letter} className={tile.badge} />
      <span className={tile.text}>
        <span className="vh">{letter}: </span>
        {children}
      </span>
      <span className={styles.ring}>{isOn && <Icon name="check" />}</span>
    </button>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { OptionBadge, optionColour } from "./option-badge";
import styles from "./option-button.module.css";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";

/** `faded` is any tile that was not chosen. */
type OptionState = "idle" | "chosen" | "faded";

type Props = Omit<ComponentProps<"button">, "type" | "children"> & {
  readonly letter: string;
  readonly text: ReactNode;
  readonly state?: OptionState;
  /** The meaning of the tile's check: "Doğru cevap" */
  readonly note?: string | undefined;
  readonly look?: ComponentProps<typeof OptionBadge>["look"];
};

/** An option to press: fill, shape, letter and text. */
export function OptionButton({
  letter,
  text,
  state = "idle",
  note = state === "chosen" ? "Seçtiğin şık" : undefined,
  look = state === "faded" ? "faint" : "ink",
  className,
  onClick,
  disabled,
  ...rest
}: Props) {
  const isOff = disabled || state !== "idle";
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.tile, optionColour(letter), styles[state], className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <OptionBadge letter={letter} look={look} className={styles.badge} />
      <span className={styles.text}>
        <span className="vh">{letter}: </span>
        {text}
        {note && <span className="vh">. {note}</span>}
      </span>
      {note && (
        <span className={styles.disc}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { OptionBadge, optionColour } from "./option-badge";
import styles from "./option-button.module.css";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";

/** `faded` is any tile that was not chosen; `correct` and `wrong` only after the question is closed. */
export type OptionState = "idle" | "chosen" | "faded" | "correct" | "wrong";

type Props = Omit<ComponentProps<"button">, "type" | "children"> & {
  readonly letter: string;
  readonly text: ReactNode;
  readonly state?: OptionState;
};

const notes: Partial<Record<OptionState, string>> = { chosen: "Seçtiğin şık", correct: "Doğru cevap" };

/** An option to press: fill, shape, letter and text. */
export function OptionButton({ letter, text, state = "idle", className, onClick, disabled, ...rest }: Props) {
  const isOff = disabled || state !== "idle";
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.tile, optionColour(letter), styles[state], className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <OptionBadge
        letter={letter}
        look={state === "faded" ? "faint" : state === "wrong" ? "fill" : "ink"}
        className={styles.badge}
      />
      <span className={styles.text}>
        <span className="vh">{letter}: </span>
        {text}
        {notes[state] && <span className="vh">. {notes[state]}</span>}
      </span>
      {(state === "chosen" || state === "correct") && (
        <span className={styles.disc}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

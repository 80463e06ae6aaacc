import type { ComponentProps, ReactNode } from "react";
import { AnswerBadge, answerColour } from "./answer-badge";
import styles from "./answer-tile.module.css";
import { cx } from "./cx";
import { Icon } from "./icon";

/** `faded` is any tile that was not chosen; `correct` and `wrong` only after the question is closed. */
export type TileState = "idle" | "chosen" | "faded" | "correct" | "wrong";

type Props = Omit<ComponentProps<"button">, "type" | "children"> & {
  readonly letter: string;
  readonly text: ReactNode;
  readonly state?: TileState;
};

const notes: Partial<Record<TileState, string>> = { chosen: "Seçtiğin şık", correct: "Doğru cevap" };

/** An option to press: fill, shape, letter and text. */
export function AnswerTile({ letter, text, state = "idle", className, onClick, disabled, ...rest }: Props) {
  const isOff = disabled || state !== "idle";
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.tile, answerColour(letter), styles[state], className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <AnswerBadge
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

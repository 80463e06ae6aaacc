import type { ReactNode } from "react";
import type { Options } from "#question/question";
import type { OwnAnswer } from "#game-client/game";
import { cx } from "#ui/cx";
import { optionColours } from "../option-badge";
import { keysOf, optionForKey, type WithOptions } from "../option-text";
import { useSide } from "#question-text/set-text.tsx";
import styles from "./tiles.module.css";
import { useKeyDown } from "#ui/use/use-key-down";

type Props = {
  readonly options: Options;
  /** Any of them makes two columns of higher tiles. */
  readonly images?: WithOptions["option_images"];
  readonly answer: OwnAnswer;
  readonly isHidden: boolean;
  /** The ids of what describes the group. */
  readonly describedBy?: string;
  readonly role?: string;
  /** The tile of an option. */
  readonly children: (key: string) => ReactNode;
};

/** The options of a question on a phone, in one column. */
export function Tiles({ options, images, answer, isHidden, describedBy, role = "group", children }: Props) {
  const keys = keysOf(options);
  return (
    <div
      className={cx(
        styles.tiles,
        styles[`of${keys.length}`],
        optionColours(options),
        answer.state !== "none" && styles.answered,
        isHidden && styles.hidden,
        images && styles.pictured,
      )}
      role={role}
      dir={useSide()}
      aria-label="Şıklar"
      aria-describedby={describedBy}
    >
      {keys.map(children)}
    </div>
  );
}

/** Sets the sizes of the page that options stand on. */
export const pageClass = (): string => styles.page!;

/** 1 to 6 and A to F, wherever the focus is. */
export function useOptionKeys(isOn: boolean, options: Options, choose: (key: string) => void): void {
  useKeyDown((event) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const option = optionForKey(event.key, options);
    if (option) choose(option);
  });
}

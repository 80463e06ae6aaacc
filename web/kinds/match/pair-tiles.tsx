import type { CSSProperties } from "react";
import { optionList } from "../shared/options/board/option-tiles";
import { OptionBadge, optionColour } from "../shared/options/option-badge";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";
import { cx } from "#ui/cx";
import type { AnsweringProps } from "../board";
import * as styles from "./pair-tiles.module.css";

/** The left side, by number, and the cards beside it, mixed. Nothing here can be pressed. */
export function PairTiles({ asked: { left, options }, isHidden }: AnsweringProps<"match">) {
  const longest = Math.max(...left.map((text) => shownLength(text) + 10), ...Object.values(options).map(shownLength));
  const size = longest <= 34 ? 2.875 : longest <= 68 ? 2.25 : 1.875;
  return (
    <div
      dir={useSide()}
      className={cx(styles.pairs, isHidden && styles.hidden)}
      style={{ "--option-size": `${size}rem` } as CSSProperties}
    >
      <ol className={styles.side}>
        {left.map((text, i) => (
          <li key={i} className={styles.left}>
            <b className="num">{i + 1}</b>
            <span>
              <SetText>{text}</SetText>
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.side}>
        {optionList(options).map(([letter, text]) => (
          <li key={letter} className={cx(styles.card, optionColour(letter))}>
            <OptionBadge letter={letter} />
            <span>
              <span className="vh">{letter}: </span>
              <SetText>{text}</SetText>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { CSSProperties } from "react";
import { OptionBadge, optionColour } from "../shared/options/option-badge";
import { topAt } from "../shared/places/mixed-up";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";
import { cx } from "#ui/cx";
import { askedOf } from "../answers";
import type { DistributionProps } from "../board";
import * as styles from "./distribution.module.css";
import { number } from "#shared/numbers";

type Props = DistributionProps<"order">;

/** The cards in the right order; a bar shows how many had this card here. */
export function Distribution({ asked: { options }, result, isExplained }: Props) {
  const right = result.correct_option;
  const asked = askedOf(result);
  const isLong = Object.values(options).some((text) => shownLength(text) > 44);
  return (
    <ol dir={useSide()} className={cx(styles.rows, isLong && styles.long, isExplained && styles.explained)}>
      {Array.from(right, (letter, i) => {
        const count = result.distribution[String(i + 1)] ?? 0;
        const top = count * 2 < asked ? topAt(right, result.grid, i + 1) : null;
        return (
          <li key={letter} className={cx(styles.row, optionColour(letter))}>
            <b className={cx(styles.place, "num")}>{i + 1}</b>
            <OptionBadge letter={letter} className={styles.badge} />
            <p className={styles.text}>
              <span className="vh">{letter}: </span>
              <SetText>{options[letter] ?? ""}</SetText>
            </p>
            <div className={styles.groove}>
              <i style={{ "--share": asked === 0 ? 0 : count / asked } as CSSProperties} />
              {top && (
                <span className={styles.top} dir="ltr">
                  en çok{" "}
                  <span className={optionColour(top.letter)}>
                    <OptionBadge letter={top.letter} className={styles.small} />
                    <span className="vh">{top.letter}</span>
                  </span>{" "}
                  <b className="num">{number(top.count)}</b>
                </span>
              )}
            </div>
            <p className={cx(styles.count, "num")} dir="ltr">
              {number(count)}
              <small> / {asked}</small>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

import type { Slider } from "#question/numbers/number-fields";
import { cx } from "#ui/cx";
import * as styles from "./slider-line.module.css";
import { atStep, shareOf, stepsOf, withUnit } from "../numerals";

const PARTS = 12;

type Props = { readonly slider: Slider; readonly unit: string | undefined; readonly isHidden: boolean };

/** The phones' slider: its ends, its middle and its unit. Nothing here can be pressed. */
export function SliderLine({ slider, unit, isHidden }: Props) {
  const { min, max } = slider;
  const middle = atStep(slider, Math.round(stepsOf(slider) / 2));
  // The label in the middle is left out if its step is off-centre.
  const hasMiddle = Math.abs(shareOf(slider, middle) - 0.5) < 0.02;
  return (
    <div className={cx(styles.area, isHidden && styles.hidden)}>
      <div className={styles.groove} aria-hidden="true">
        {Array.from({ length: PARTS - 1 }, (_, i) => (
          <i key={i} style={{ left: `${((i + 1) / PARTS) * 100}%` }} />
        ))}
      </div>
      <p className={cx(styles.ends, "num")}>
        <span>{withUnit(min, unit)}</span>
        {hasMiddle && <span>{withUnit(middle, unit)}</span>}
        <span>{withUnit(max, unit)}</span>
      </p>
    </div>
  );
}

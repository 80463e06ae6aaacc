import { chooseValue, slideOrWrite } from "../slider-words";
import type { Numeral, Slider } from "#question/numbers/number-fields";
import { cx } from "#ui/cx";
import styles from "./slider-preview.module.css";
import { withUnit } from "../numerals";

type Props = {
  readonly on: "board" | "phone";
  readonly slider: Slider<Numeral>;
  readonly unit: string | undefined;
};

/** The slider as the class will see it. */
export const SliderPreview = ({ on, slider: { min, max }, unit }: Props) => (
  <div className={cx(styles.slider, styles[on])}>
    {on === "phone" && (
      <div className={styles.value}>
        <i>−</i>
        <b>{slideOrWrite}</b>
        <i>+</i>
      </div>
    )}
    <span className={styles.groove} />
    <div className={cx(styles.ends, "num")}>
      <span>{withUnit(min, unit)}</span>
      <span>{withUnit(max, unit)}</span>
    </div>
    {on === "phone" && <b className={styles.missing}>{chooseValue}</b>}
  </div>
);

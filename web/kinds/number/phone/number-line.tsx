import type { CSSProperties } from "react";
import type { Slider } from "#question/numbers/number-fields";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import * as styles from "./number-line.module.css";
import { type Wanted, rangeOf, shareOf, shown, withUnit } from "../numerals";

/** A number further away than so many accepted ranges is shown at the end of the line. */
const FAR = 3;

/** The ends of the line: the slider's, else around the right answer, including the pupil's answer if it is near. */
export function scaleOf(wanted: Wanted, own: number, slider: Slider | undefined): Pick<Slider, "min" | "max"> {
  if (slider) return slider;
  const { low, high } = rangeOf(wanted);
  const off = Math.max(low - own, own - high, 0) * 1.25;
  const range = high - low;
  const side = Math.max(range, Math.min(off, range * FAR || off)) || 1;
  return { min: low - side, max: high + side };
}

type Props = {
  readonly wanted: Wanted;
  readonly own: number;
  readonly unit: string | undefined;
  readonly slider: Slider | undefined;
  readonly seed: number;
};

/**
 * The right answer as a band, the pupil's as their marble; with an arrow if it lies beyond the end. The ends have figures where
 * the question gave them, on a slider: other ends would be numbers that nobody has named.
 */
export function NumberLine({ wanted, own, unit, slider, seed }: Props) {
  const scale = scaleOf(wanted, own, slider);
  const { low, high } = rangeOf(wanted);
  const at = shareOf(scale, own);
  const style = {
    "--from": shareOf(scale, low),
    "--to": shareOf(scale, high),
    "--at": at,
    "--value": shareOf(scale, wanted.value),
  } as CSSProperties;
  const [right, mine] = [withUnit(wanted.value, unit), withUnit(own, unit)];
  const beyond = own < scale.min ? styles.below : own > scale.max ? styles.above : undefined;
  return (
    <div
      className={cx(styles.axis, beyond, "num")}
      style={style}
      role="img"
      aria-label={`Doğru cevap ${right}, senin cevabın ${mine}`}
    >
      <b>{right}</b>
      <i />
      <i className={styles.band} />
      <span>
        <Marble seed={seed} size={36} />
      </span>
      <small>{mine}</small>
      {slider && at > 0.3 && <small>{shown(scale.min, unit)}</small>}
      {slider && at < 0.7 && <small className={styles.max}>{shown(scale.max, unit)}</small>}
    </div>
  );
}

import type { CSSProperties } from "react";
import type { Slider } from "#question/number-fields";
import { Marble } from "../../marble/marble";
import styles from "./phone.module.css";
import { type Wanted, rangeOf, shareOf } from "./numerals";

/** Further away than so many accepted ranges it stands at the end of the line. */
const FAR = 3;

/** From where to where the line goes: as the slider, else round what is right, and as far as the own answer if that is near. */
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
  /** Over what is right. */
  readonly label: string;
  readonly slider: Slider | undefined;
  readonly seed: number;
};

/** What is right as a band, the own answer as the marble. Decorative but for its label. */
export function NumberLine({ wanted, own, label, slider, seed }: Props) {
  const scale = scaleOf(wanted, own, slider);
  const { low, high } = rangeOf(wanted);
  const style = {
    "--from": shareOf(scale, low),
    "--to": shareOf(scale, high),
    "--at": shareOf(scale, own),
    "--value": shareOf(scale, wanted.value),
  } as CSSProperties;
  return (
    <div className={styles.axis} style={style}>
      <b className="num">{label}</b>
      <i />
      <i className={styles.band} />
      <span>
        <Marble seed={seed} size={36} />
      </span>
    </div>
  );
}

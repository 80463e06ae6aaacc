import type { CSSProperties } from "react";
import type { Area } from "#question/picture/on-picture";
import { cx } from "#ui/cx";
import { marked, placed, Ring } from "./mark";
import * as styles from "./touch-marks.module.css";
import type { Touches } from "./touches";

type Props = { readonly areas: readonly Area[]; readonly touches: Touches };

/** The longest delay of a mark that appears after the others. In ms. */
const LAST_MS = 620;

/** The right places with their counts, and the other touches: the more, the larger. */
export function TouchMarks({ areas, touches: { found, others } }: Props) {
  const step = Math.min(30, LAST_MS / Math.max(1, areas.length + others.length));
  const styleOf = (at: readonly [number, number], count: number, i: number) =>
    ({ ...placed(at), "--size": Math.min(7, 2.7 + Math.sqrt(count)), "--after": `${i * step}ms` }) as CSSProperties;
  return (
    <>
      {areas.map((area, i) => (
        <Ring key={i} area={area} />
      ))}
      {others.toReversed().map(({ at, count }, i) => (
        <b key={at.join()} className={cx(marked, styles.touch, "num")} style={styleOf(at, count, areas.length + i)}>
          {count > 1 && count}
        </b>
      ))}
      {areas.map(({ x, y }, i) => (
        <b key={i} className={cx(marked, styles.touch, styles.found, "num")} style={styleOf([x, y], found[i] ?? 0, i)}>
          {found[i] ?? 0}
        </b>
      ))}
    </>
  );
}

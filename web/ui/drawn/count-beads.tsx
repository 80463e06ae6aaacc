import { cx } from "../cx";
import styles from "./count-beads.module.css";
import { thousands } from "./thousands";

/** Up to here each is a bead, and all beads stand in one row; of a larger crowd it is a bar. */
const MOST_BEADS = 18;

type Props = {
  readonly count: number;
  /** The largest of all rows. */
  readonly most: number;
  /** Filled: it was right. */
  readonly isFull: boolean;
};

/** How many, for the eye alone: the row says it in words. */
export function CountBeads({ count, most, isFull }: Props) {
  const isBeads = most <= MOST_BEADS;
  return (
    <span className={cx(isBeads ? styles.beads : styles.bar, isFull && styles.full)} aria-hidden="true">
      {isBeads ? (
        Array.from({ length: count }, (_, i) => <i key={i} />)
      ) : (
        <>
          <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          <b className="num">{thousands(count)}</b>
        </>
      )}
    </span>
  );
}

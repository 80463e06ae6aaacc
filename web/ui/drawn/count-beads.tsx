import { cx } from "../cx";
import * as styles from "./count-beads.module.css";
import { number } from "#shared/numbers";

/** Up to this count each is a bead in one row; a larger count is a bar. */
const MOST_BEADS = 18;

type Props = {
  readonly count: number;
  /** The largest of all rows. */
  readonly most: number;
  /** True if the answer was right: its beads are then filled. */
  readonly isFull: boolean;
};

/** A count, decorative: the row has it in words. */
export function CountBeads({ count, most, isFull }: Props) {
  const isBeads = most <= MOST_BEADS;
  return (
    <span className={cx(isBeads ? styles.beads : styles.bar, isFull && styles.full)} aria-hidden="true">
      {isBeads ? (
        Array.from({ length: count }, (_, i) => <i key={i} />)
      ) : (
        <>
          <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          <b className="num">{number(count)}</b>
        </>
      )}
    </span>
  );
}

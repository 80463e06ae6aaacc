import { PlayerMarble } from "./player-marble";
import * as styles from "./marble-row.module.css";

type Props = {
  readonly seeds: readonly number[];
  /** The number of marbles drawn; the total is shown elsewhere. */
  readonly most: number;
  readonly className?: string | undefined;
};

/** The marbles of a few people, overlapping, to show that they belong together. Decorative. */
export const MarbleRow = ({ seeds, most, className }: Props) => (
  <span className={className ? `${styles.row} ${className}` : styles.row} aria-hidden="true">
    {seeds.slice(0, most).map((seed, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- two may have the same marble
      <PlayerMarble key={i} seed={seed} className={styles.marble} />
    ))}
  </span>
);

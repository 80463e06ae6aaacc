import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { number } from "#shared/numbers";
import type { Scored } from "#protocol/live/listed-players";
import { areRanked, figureOf } from "#hosting/scores";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { shownRank } from "#hosting/podium-places";
import * as styles from "./standing-rows.module.css";

/** Time for reading the old order before the rows begin to move. */
const MOVES_AFTER_MS = 700;

/** One row: a player's or a team's. */
type Standing = Scored & {
  readonly id: string;
  readonly rank: number;
  readonly previous_rank: number | null;
  readonly name: string;
  readonly marble: ReactNode;
  /** Under the name: what a net is made of. */
  readonly below?: string | null;
  /** Shown before the score: the members of the team, or the player's team. */
  readonly beside?: ReactNode;
};

/** True once the rows stand where they are now. */
export function useMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), MOVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasMoved;
}

type Props = {
  readonly rows: readonly Standing[];
  readonly hasMoved: boolean;
  readonly onPick: (id: string) => void;
};

/** Rows stand as before the question, then move to where they are now. If there are more than five, each is lower. */
export function StandingRows({ rows, hasMoved, onPick }: Props) {
  const before = hasMoved ? null : earlierPlaces(rows);
  const isRanked = areRanked(rows);
  const isFar = rows.some(({ rank, previous_rank }) => Math.abs((previous_rank ?? rank) - rank) > 999);
  return (
    <ol className={cx(styles.rows, rows.length > 5 && styles.many, isFar && styles.far)}>
      {rows.map((row, at) => (
        <Row key={row.id} row={row} at={before?.get(row.id) ?? at} {...{ isRanked, hasMoved, onPick }} />
      ))}
    </ol>
  );
}

type RowProps = Pick<Props, "hasMoved" | "onPick"> & {
  readonly row: Standing;
  readonly at: number;
  readonly isRanked: boolean;
};

function Row({ row, at, isRanked, hasMoved, onPick }: RowProps) {
  const { value, unit } = figureOf(row);
  const rank = isRanked ? shownRank(row, hasMoved) : null;
  return (
    <li>
      <button
        type="button"
        className={cx(styles.row, rank === 1 && styles.first, row.beside !== undefined && styles.withBeside)}
        style={{ "--at": at } as CSSProperties}
        onClick={() => onPick(row.id)}
      >
        <span className={cx(styles.rank, "num")}>{rank !== null && number(rank)}</span>
        {row.marble}
        <span className={styles.who}>
          <span className={`one-line ${styles.name}`}>{row.name}</span>
          {row.below && <small>{row.below}</small>}
        </span>
        {row.beside}
        <span className={cx(styles.score, "num")}>
          {value}
          <span className={unit === "net" ? styles.unit : "vh"}> {unit}</span>
        </span>
        {hasMoved && isRanked ? <Change row={row} /> : <span />}
      </button>
    </li>
  );
}

function Change({ row }: { readonly row: Standing }) {
  if (row.previous_rank === null) return <span />;
  const steps = row.previous_rank - row.rank;
  if (steps === 0) {
    return (
      <span className={`row ${styles.change}`}>
        <Icon name="same" />
        <span className="vh">yerini korudu</span>
      </span>
    );
  }
  return (
    <span className={cx("row", styles.change, steps > 0 && styles.up, "num")}>
      <Icon name={steps > 0 ? "up" : "down"} />
      {number(Math.abs(steps))}
      <span className="vh">{steps > 0 ? " sıra yükseldi" : " sıra indi"}</span>
    </span>
  );
}

/** The order in which the shown rows stood before this question: by the earlier rank, newcomers last. */
function earlierPlaces(shown: readonly Standing[]): ReadonlyMap<string, number> {
  const earlier = shown.toSorted(
    (a, b) => (a.previous_rank ?? Number.MAX_SAFE_INTEGER) - (b.previous_rank ?? Number.MAX_SAFE_INTEGER),
  );
  return new Map(earlier.map(({ id }, place) => [id, place]));
}

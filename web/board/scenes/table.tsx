import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import type { LeaderboardRow } from "#protocol/messages";
import { number } from "../../lib/format";
import { PlayerMarble } from "../../marble/player-marble";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import { fastestClimber, shownRank } from "./podium-places";
import type { Primary } from "./scene";
import styles from "./table.module.css";

const SHOWN = 5;
/** The old order is read before the rows begin to move. */
const MOVES_AFTER_MS = 700;

type Props = {
  readonly leaderboard: readonly LeaderboardRow[];
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly onPrimary: () => void;
  readonly onPlayer: (player: LeaderboardRow) => void;
};

/** The best five. They stand as before the question, then move to where they are now. */
export function Table({ leaderboard, primary, menu, onPrimary, onPlayer }: Props) {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), MOVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const climber = fastestClimber(leaderboard);
  const shown = leaderboard.slice(0, SHOWN);
  const before = hasMoved ? null : earlierPlaces(shown);
  return (
    <div className={styles.scene}>
      <h1 tabIndex={-1}>Puan durumu</h1>
      <ol className={styles.rows}>
        {shown.map((row, at) => (
          <Row
            key={row.player_id}
            row={row}
            at={before?.get(row.player_id) ?? at}
            hasMoved={hasMoved}
            onPlayer={onPlayer}
          />
        ))}
      </ol>
      <footer className={styles.foot}>
        <p>
          {hasMoved && climber && (
            <>
              En çok yükselen: <b>{climber.row.nickname}</b>, {climber.steps} sıra
            </>
          )}
        </p>
        {primary && (
          <Button size="board" busy={primary.isWaiting === true} onClick={onPrimary}>
            {primary.label} <Icon name="arrow" />
          </Button>
        )}
        {menu}
      </footer>
    </div>
  );
}

type RowProps = {
  readonly row: LeaderboardRow;
  readonly at: number;
  readonly hasMoved: boolean;
  readonly onPlayer: (player: LeaderboardRow) => void;
};

function Row({ row, at, hasMoved, onPlayer }: RowProps) {
  const rank = shownRank(row, hasMoved);
  return (
    <li>
      <button
        type="button"
        className={cx(styles.row, rank === 1 && styles.first)}
        style={{ "--at": at } as CSSProperties}
        onClick={() => onPlayer(row)}
      >
        <span className={cx(styles.rank, "num")}>{rank}</span>
        <PlayerMarble seed={row.marble} />
        <span className={styles.name}>{row.nickname}</span>
        <span className={cx(styles.score, "num")}>
          {number(row.score)}
          <span className="vh"> puan</span>
        </span>
        {hasMoved ? <Change row={row} /> : <span />}
      </button>
    </li>
  );
}

function Change({ row }: { readonly row: LeaderboardRow }) {
  if (row.previous_rank === null) return <span />;
  const steps = row.previous_rank - row.rank;
  if (steps === 0) {
    return (
      <span className={styles.change}>
        <Icon name="same" />
        <span className="vh">yerini korudu</span>
      </span>
    );
  }
  return (
    <span className={cx(styles.change, steps > 0 && styles.up, "num")}>
      <Icon name={steps > 0 ? "up" : "down"} />
      {Math.abs(steps)}
      <span className="vh">{steps > 0 ? " sıra yükseldi" : " sıra indi"}</span>
    </span>
  );
}

/** The order in which the shown rows stood before this question: by the earlier rank, newcomers last. */
function earlierPlaces(shown: readonly LeaderboardRow[]): ReadonlyMap<string, number> {
  const earlier = shown.toSorted(
    (a, b) => (a.previous_rank ?? Number.MAX_SAFE_INTEGER) - (b.previous_rank ?? Number.MAX_SAFE_INTEGER),
  );
  return new Map(earlier.map(({ player_id }, place) => [player_id, place]));
}

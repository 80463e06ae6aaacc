import type { ReactNode } from "react";
import { isPlaced } from "#game-client/is-placed";
import { Marble } from "#ui/marble/marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import * as styles from "../result/standings.module.css";
import { number } from "#shared/numbers";
import { sumOf } from "./team-sum";
import { useOwnTeam } from "./use-own-team";

/** The table: teams first, the pupil's own one bright, then the pupil. */
export function TeamRows({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  const { teams, you } = game;
  if (!own || !you) return children;
  return (
    <>
      <ol className={cx(styles.rows, teams.length > 4 && styles.many, teams.length > 6 && styles.crowd)}>
        {teams.map(({ team, name, rank, ...sum }) => (
          <li key={team} className={cx(team === own.team && styles.you)}>
            <b className="num">{isPlaced({ rank, ...sum }) && rank}</b>
            <TeamMarble team={team} className={styles.marble} />
            <span className={styles.name}>
              {name}
              {team === own.team && <small> Sizin takım</small>}
            </span>
            <span className={cx(styles.score, "num")}>{sumOf(sum)}</span>
          </li>
        ))}
      </ol>
      {you.rank !== null && (
        <p className={styles.self}>
          <b className="num">{number(you.rank)}.</b>
          <Marble seed={you.marble} className={styles.marble} />
          <span className={styles.name}>Sen</span>
          <span className={cx(styles.score, "num")}>{sumOf(you)}</span>
        </p>
      )}
    </>
  );
}

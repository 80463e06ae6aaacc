import type { ReactNode } from "react";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./team-result.module.css";
import { gainOf } from "./team-sum";
import { useOwnTeam } from "./use-own-team";

/** Above your own figures: the team's points for the question and its place. */
export function TeamResult({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  const result = game.phase.name === "reveal" && game.phase.result;
  if (!own || !result || !result.teams) return children;
  const { team, name, rank, previous_rank: before } = own;
  return (
    <>
      <div className={styles.strip}>
        <TeamMarble team={team} className={styles.emblem} />
        <span className={styles.name}>
          {name}
          <small>
            bu soruda takım <span className="num">{gainOf(own, result.you?.answer == null)}</span>
          </small>
        </span>
        <b className="num">
          {rank}.<span className="vh"> sırada</span> {before !== null && rank < before && <Icon name="up" />}
        </b>
      </div>
      {children}
    </>
  );
}

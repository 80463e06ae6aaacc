import type { CSSProperties, ReactNode } from "react";
import { teamGlass, TeamMarble } from "#ui/marble/team-marble.tsx";
import * as styles from "./marble-of-team.module.css";
import { useOwnTeam } from "./use-own-team";

/** The pupil's marble: ringed in the team's colour while waiting, with the team's sign beside it in a question. */
export function MarbleOfTeam({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  if (!own) return children;
  if (game.phase.name !== "question") {
    return (
      <span className={styles.ring} style={{ "--team": teamGlass(own.team) } as CSSProperties}>
        {children}
      </span>
    );
  }
  return (
    <span className={styles.signed}>
      {children}
      <TeamMarble team={own.team} size={16} className={styles.sign} />
    </span>
  );
}

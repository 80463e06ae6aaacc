import { beforeFirst, inNextQuestion } from "../phone-sentences";
import type { ReactNode } from "react";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { useLasting } from "#answering/use-lasting";
import { Mates } from "./mates";
import * as styles from "./team-in-lobby.module.css";
import { useOwnTeam } from "./use-own-team";

/** Time until the emblem has rolled in. */
const ARRIVED_MS = 700;

/** Replaces the words for a waiting pupil, below their marble: the team and its members. */
export function TeamInLobby({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  const hasArrived = useLasting(own !== undefined, ARRIVED_MS);
  if (!own) return children;
  return (
    <>
      {/* The key restarts the animation for another team. */}
      <div key={own.team} className={styles.strip}>
        <TeamMarble team={own.team} className={styles.emblem} />
        <span className={styles.name}>
          <small>Takımın</small>
          {own.name}
        </span>
        <Mates of={own} className={styles.mates} />
      </div>
      <p className="vh" role="status">
        {hasArrived && `Takımın: ${own.name}`}
      </p>
      <p className={styles.say}>
        Takım puanı, hepinizin ortalaması. {game.phase.name === "lobby" ? beforeFirst : inNextQuestion}
      </p>
    </>
  );
}

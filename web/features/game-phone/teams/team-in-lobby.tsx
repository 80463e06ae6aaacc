import type { ReactNode } from "react";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { useLate } from "#answering/use-late";
import { Mates } from "./mates";
import styles from "./team-in-lobby.module.css";
import { useOwnTeam } from "./use-own-team";

/** The emblem has rolled in by then. */
const ARRIVED_MS = 700;

/** Under the own marble, in place of what is said while a pupil waits: the team, and who is in it. */
export function TeamInLobby({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  const hasArrived = useLate(own !== undefined, ARRIVED_MS);
  if (!own) return children;
  return (
    <>
      {/* Anew for another team: it rolls in again. */}
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
        Takım puanı, hepinizin ortalaması.{" "}
        {game.phase.name === "lobby" ? "Öğretmenin başlatınca ilk soru burada." : "Sıradaki soruda sen de varsın."}
      </p>
    </>
  );
}

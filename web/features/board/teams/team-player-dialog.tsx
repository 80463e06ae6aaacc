import { useState, type ComponentProps } from "react";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FocusedTitle } from "#ui/focused-title.tsx";
import { PlayerDialog, RenameDialog } from "../overlays/player-dialog";
import * as styles from "./team-dialogs.module.css";

type Props = ComponentProps<typeof PlayerDialog> & {
  readonly names: readonly string[];
  readonly onMove: (team: number) => void;
};

/** Actions on a player of a team: another team, another name, or out of the game. */
export function TeamPlayerDialog({ names, onMove, ...about }: Props) {
  const { player, settings, onClose } = about;
  const [step, setStep] = useState<"what" | "rename" | "out">("what");
  if (step === "rename") return <RenameDialog {...about} />;
  if (step === "out") return <PlayerDialog {...about} />;
  const isOfClass = settings?.identity === "roster";
  return (
    <Dialog
      title={
        <FocusedTitle className={`row ${styles.who}`}>
          <PlayerMarble seed={player.marble} />
          {player.nickname}
        </FocusedTitle>
      }
      onClose={onClose}
      wide
      actions={
        <>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          {!isOfClass && (
            <Button variant="alt" onClick={() => setStep("rename")}>
              Adını değiştir
            </Button>
          )}
          <Button variant="danger" onClick={() => setStep("out")}>
            {isOfClass ? "Yeri boşalt" : "Oyundan çıkar"}
          </Button>
        </>
      }
    >
      <h3 className={styles.label}>Başka takıma al</h3>
      <ul className={styles.teams}>
        {names.map((name, team) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={team === player.team}
              onClick={() => (team === player.team ? onClose() : onMove(team))}
            >
              <TeamMarble team={team} />
              <span>
                {name}
                {team === player.team && <small>Şimdi burada</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

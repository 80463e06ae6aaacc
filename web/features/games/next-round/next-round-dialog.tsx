import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import styles from "./next-round-dialog.module.css";
import { RoundChoices } from "./round-choices";
import { playersText, roundNote } from "./round-text";
import { useNextRound } from "./use-next-round";

type Props = {
  /** Code of the finished game. */
  readonly code: string;
  readonly missed: number;
  readonly all: number;
  readonly mixed: boolean;
  /** Players who are still there to come along. */
  readonly players: number;
  /** Replaces the finished game's own screen with the next round's. */
  readonly replace?: boolean;
  readonly onClose: () => void;
};

/** "Bir tur daha": the teacher chooses the questions, and the class goes on. */
export function NextRoundDialog({ code, missed, all, mixed, players, replace = false, onClose }: Props) {
  const { making, failure, make } = useNextRound(code, replace);
  return (
    <Dialog
      title="Bir tur daha"
      wide
      onClose={onClose}
      actions={
        <Button variant="alt" onClick={onClose}>
          Vazgeç
        </Button>
      }
    >
      <p>{playersText(players)}</p>
      <div className={styles.choices}>
        <RoundChoices {...{ missed, all, mixed, making }} onChoose={make} />
      </div>
      <p>{roundNote}</p>
      {failure && (
        <div className={styles.failure}>
          <Banner tone="err" announce="alert">
            {failure}
          </Banner>
        </div>
      )}
    </Dialog>
  );
}

import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./follow-up-dialog.module.css";
import { FollowUpChoices } from "./follow-up-choices";
import { playersText, followUpNote } from "./follow-up-text";
import { useFollowUp } from "./use-follow-up";

type Props = {
  /** Code of the finished game. */
  readonly code: string;
  readonly missed: number;
  readonly all: number;
  readonly mixed: boolean;
  /** Players who are still there to come along. */
  readonly players: number;
  /** Replaces the finished game's own screen with the follow-up game's. */
  readonly replace?: boolean;
  readonly onClose: () => void;
};

/** "Bir tur daha": the teacher chooses the questions, and the class goes on. */
export function FollowUpDialog({ code, missed, all, mixed, players, replace = false, onClose }: Props) {
  const { making, failure, make } = useFollowUp(code, players, replace);
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
        <FollowUpChoices {...{ missed, all, mixed, making }} onChoose={make} />
      </div>
      <p>{followUpNote}</p>
      <FailureBanner isBelow text={failure} />
    </Dialog>
  );
}

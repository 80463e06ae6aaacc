import type { LiveGame } from "#game-client/game";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { FollowUpChoices, playersText, followUpNote, useFollowUp } from "#features/games/index";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/use/use-modal";
import * as styles from "./follow-up-overlay.module.css";

/** The number of marbles in two rows; the figure above them tells how many players there are. */
const MARBLES = 24;

type Props = { readonly game: LiveGame; readonly onClose: () => void };

/** "Bir tur daha" on the board, as large as the screen: the class keeps its place, and only the questions are chosen. */
export function FollowUpOverlay({ game, onClose }: Props) {
  const { code, leaderboard, missedQuestions, totalQuestions, settings } = game;
  const { making, failure, make } = useFollowUp(code, leaderboard.length, true);
  const ref = useModal(onClose);
  return (
    <dialog ref={ref} className={styles.overlay} aria-labelledby="follow-up">
      <div className={`column ${styles.sheet}`}>
        <div className={styles.head}>
          <h2 id="follow-up">Bir tur daha</h2>
          <p>{playersText(leaderboard.length)}</p>
        </div>
        <div className={`flow ${styles.marbles}`} aria-hidden="true">
          {leaderboard.slice(0, MARBLES).map((row) => (
            <PlayerMarble key={row.player_id} seed={row.marble} />
          ))}
        </div>
        <div className={styles.choices}>
          <FollowUpChoices
            missed={missedQuestions}
            all={totalQuestions}
            mixed={settings?.shuffle_options ?? false}
            making={making}
            onChoose={make}
          />
        </div>
        <div className={`row between ${styles.foot}`}>
          {failure ? <p role="alert">{failure}</p> : <p>{followUpNote}</p>}
          <Button variant="field" size="board" onClick={onClose}>
            Vazgeç
          </Button>
        </div>
      </div>
    </dialog>
  );
}

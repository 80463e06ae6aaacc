import type { LiveGame } from "#game-client/game";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./game-head.module.css";

/** Name, place in the game, and the way out. */
export function GameHead({ game, onLeave }: { readonly game: LiveGame; readonly onLeave: () => void }) {
  const { you, questionNumber, totalQuestions } = game;
  return (
    <div className={styles.head}>
      <span className={styles.name}>{you?.nickname}</span>
      {totalQuestions > 0 && (
        <span className={cx("num", styles.place)}>
          <span className="vh">Soru </span>
          {questionNumber} / {totalQuestions}
        </span>
      )}
      <button type="button" className={styles.leave} aria-label="Oyundan çık" onClick={onLeave}>
        <Icon name="exit" />
      </button>
    </div>
  );
}

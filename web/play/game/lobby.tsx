import { useRef } from "react";
import type { LiveGame } from "../../live/game";
import { Marble } from "../../marble/marble";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { PhaseHeading } from "../../ui/phase-heading";
import { Circle } from "./circle";
import { Frame } from "./frame";
import styles from "./lobby.module.css";

type Props = {
  readonly game: LiveGame;
  /** The class is already playing: the next question brings the pupil in. */
  readonly isRunning: boolean;
  readonly onLeave: () => void;
};

export function Lobby({ game, isRunning, onLeave }: Props) {
  const spun = useRef<HTMLButtonElement>(null);
  const { you } = game;
  const count = game.playerCount;
  const spin = () => {
    spun.current?.classList.remove(styles.spinning!);
    // Reading a measure makes the browser notice the removal, so that the animation starts over.
    spun.current?.getBoundingClientRect();
    spun.current?.classList.add(styles.spinning!);
  };
  return (
    <Frame tone="field">
      <div className={styles.head}>
        <span className="num">
          {count > 0 && (
            <>
              <Icon name="users" /> {count} oyuncu
            </>
          )}
        </span>
        <Button variant="quiet" className={styles.leave} onClick={onLeave}>
          Oyundan çık
        </Button>
      </div>
      <Circle>
        <PhaseHeading className={styles.ok}>{isRunning ? "Oyun sürüyor" : "İçeridesin!"}</PhaseHeading>
        <button ref={spun} type="button" className={styles.marble} aria-label="Bilyeni yuvarla" onClick={spin}>
          <Marble seed={you?.marble ?? 0} />
        </button>
        <p className={styles.name}>{you?.nickname}</p>
      </Circle>
      {isRunning ? (
        <p className={styles.say}>Sıradaki soruda sen de varsın.</p>
      ) : (
        <p className={styles.say}>Öğretmenin başlatınca ilk soru burada açılacak.</p>
      )}
      <p className={styles.sub}>Beklerken bilyene dokun, yuvarlansın.</p>
    </Frame>
  );
}

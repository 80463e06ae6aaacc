import { beforeFirst, inNextQuestion } from "../phone-sentences";
import type { MouseEvent } from "react";
import type { LiveGame } from "#game-client/game";
import { Marble } from "#ui/marble/marble.tsx";
import { number } from "#shared/numbers";
import { PlainButton } from "#ui/plain-button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Circle } from "#answering/waiting/circle.tsx";
import { ReadingSettings } from "#answering/reading/reading-tools.tsx";
import { Slot } from "../slot";
import { Frame } from "#answering/frame.tsx";
import * as styles from "./lobby.module.css";

type Props = {
  readonly game: LiveGame;
  /** True if the class is already playing: the pupil joins at the next question. */
  readonly isRunning: boolean;
  readonly onLeave: () => void;
};

export function Lobby({ game, isRunning, onLeave }: Props) {
  const { you } = game;
  const count = game.playerCount;
  return (
    <Frame tone="field">
      <div className={styles.head}>
        <span className="num">
          {count > 0 && (
            <>
              <Icon name="users" /> {number(count)} oyuncu
            </>
          )}
        </span>
        <ReadingSettings />
        <PlainButton variant="quiet" className={styles.leave} onClick={onLeave}>
          Oyundan çık
        </PlainButton>
      </div>
      <p className={styles.game}>{game.title}</p>
      <Circle>
        <PhaseHeading className={styles.ok}>{isRunning ? "Oyun sürüyor" : "İçeridesin!"}</PhaseHeading>
        <button type="button" className={styles.marble} aria-label="Bilyeni yuvarla" onClick={spin}>
          <Slot at="OwnMarble">
            <Marble seed={you?.marble ?? 0} />
          </Slot>
        </button>
        <p className={styles.name}>{you?.nickname}</p>
      </Circle>
      <Slot at="LobbyWords">
        <p className={styles.say}>{isRunning ? inNextQuestion : beforeFirst}</p>
        <p className={styles.sub}>Beklerken bilyene dokun, yuvarlansın.</p>
      </Slot>
    </Frame>
  );
}

function spin({ currentTarget: marble }: MouseEvent) {
  marble.classList.remove(styles.spinning!);
  // Reading a measure makes the browser notice the removal, so that the animation starts again.
  marble.getBoundingClientRect();
  marble.classList.add(styles.spinning!);
}

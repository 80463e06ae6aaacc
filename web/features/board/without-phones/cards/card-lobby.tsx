import type { ReactNode } from "react";
import type { LiveGame } from "#game-client/game";
import { Marble } from "#ui/marble/marble.tsx";
import { OptionBadge } from "#kinds/shared/options/option-badge.tsx";
import { cx } from "#ui/cx";
import type { BoardCamera } from "./board-camera";
import { HeldCard } from "./held-card";
import { PairingCode } from "./pairing-code";
import { PlayingCircle } from "#features/board/scenes/playing-circle.tsx";
import lobby from "#features/board/scenes/lobby/lobby.module.css";
import type { Primary } from "#hosting/scene";
import type { Tools } from "#features/board/tools.tsx";
import * as styles from "./card-lobby.module.css";
import { LobbyFoot } from "../lobby-foot";

type Props = {
  readonly game: LiveGame;
  readonly tools: Tools;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly code: string;
  readonly camera: BoardCamera | undefined;
  readonly onStart: () => void;
  readonly onAbsent: (playerIds: readonly string[], absent: boolean) => void;
};

/**
 * Lobby of a game with cards: how to hold a card on the left, the pupils who are there on the right, by number and not by name.
 */
export function CardLobby({ game, code, camera, onAbsent, ...foot }: Props) {
  const here = game.players.filter(({ absent }) => !absent).length;
  return (
    <div className={lobby.lobby}>
      <section className={`column ${styles.cards}`} data-theme="light" aria-label="Kartlar">
        <h1 tabIndex={-1}>Kartlar hazır mı?</h1>
        <p>Kartındaki sayı senin numaran. Soru gelince cevabının harfini yukarı getir.</p>
        {camera?.column(game) ?? (
          <>
            <div className={`row ${styles.held}`}>
              <HeldCard number={7} />
              <p>
                <i aria-hidden="true" />
                Yukarıdaki harf cevabın: <OptionBadge letter="A" look="fill" className={styles.badge} />
                <span className="vh">A</span>
              </p>
            </div>
            <PairingCode code={code} answers="cards" />
          </>
        )}
      </section>
      <section className={cx("column", lobby.yard, "on-field")} aria-label="Sınıf">
        <PlayingCircle className={lobby.circle} />
        <div className={lobby.head}>
          <h2 className={`lines ${styles.title}`}>{game.title}</h2>
          <p className={lobby.count}>
            <b className="num">{here}</b>
            öğrenci
          </p>
        </div>
        <ul className={cx(styles.class, game.players.length > 40 && styles.many)}>
          {game.players.map(({ player_id, number, marble, absent }) => (
            <li key={player_id}>
              <button
                type="button"
                aria-pressed={!absent}
                aria-label={`${number} numara, ${absent ? "gelmedi" : "geldi"}`}
                onClick={() => onAbsent([player_id], !absent)}
              >
                {absent ? <span className={`center ${styles.absent}`}>yok</span> : <Marble seed={marble} />}
                <span className="num">{number}</span>
              </button>
            </li>
          ))}
        </ul>
        <LobbyFoot {...foot} hint="Bugün gelmeyenin bilyesine dokunun." />
      </section>
    </div>
  );
}

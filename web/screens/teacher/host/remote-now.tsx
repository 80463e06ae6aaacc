import type { ReactNode } from "react";
import { number } from "../../../lib/format";
import type { LiveGame, LiveQuestion } from "../../../live/game";
import { Marble } from "../../../marble/marble";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/icon";
import styles from "./remote.module.css";
import { knewOf, type Scene } from "./scene";

/** As many as the board shows. */
const ROWS = 5;

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly seconds: number;
  readonly onPlayer: (playerId: string) => void;
};

/** What is going on, for who holds the remote and may not see the board. */
export function RemoteNow(props: Props) {
  return (
    <section className={styles.now} aria-label="Oyunun durumu">
      <h1 tabIndex={-1}>{heading(props.scene, props.game.title)}</h1>
      <Now {...props} />
    </section>
  );
}

function Now({ scene, game, seconds, onPlayer }: Props) {
  switch (scene.name) {
    case "wait":
      return null;
    case "lobby":
      return (
        <>
          <ul className={styles.players} tabIndex={-1}>
            {game.players.map(({ player_id, marble, nickname }) => (
              <li key={player_id}>
                <button type="button" onClick={() => onPlayer(player_id)}>
                  <Marble seed={marble} size={32} />
                  {nickname}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.big}>
            <b className="num">{game.playerCount}</b> oyuncu
          </p>
        </>
      );
    case "ready":
    case "question":
      return (
        <>
          <Scrolling label="Soru ve şıklar">
            <p className={styles.question}>{scene.question.question_text}</p>
            <Options question={scene.question} />
          </Scrolling>
          {scene.name === "question" && (
            <p className={styles.big}>
              <b className="num">{scene.answered}</b> / {scene.expected} cevap, {seconds} sn
            </p>
          )}
        </>
      );
    case "reveal": {
      const { knew, asked } = knewOf(scene.result);
      return (
        <>
          <Scrolling label="Doğru cevap ve soru">
            <p className={styles.answer}>{scene.asked?.options[scene.result.correct_option]}</p>
            <p className={styles.question}>{scene.asked?.question_text}</p>
          </Scrolling>
          <p className={styles.big}>
            <b className="num">{knew}</b> / {asked} bildi
          </p>
        </>
      );
    }
    case "table":
    case "podium":
      return (
        <Scrolling label="İlk sıralar">
          <ol className={styles.rows}>
            {game.leaderboard.slice(0, ROWS).map((row) => (
              <li key={row.player_id}>
                <b className="num">{row.rank}</b>
                <Marble seed={row.marble} size={32} />
                <span>{row.nickname}</span>
                <span className="num">{number(row.score)}</span>
              </li>
            ))}
          </ol>
        </Scrolling>
      );
  }
}

/** What may be longer than a hand's screen. */
function Scrolling({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it without a pointer
    <div className={styles.scrolling} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The teacher knows what is right: only the host is told before the close. */
function Options({ question: { options, correct_option } }: { readonly question: LiveQuestion }) {
  return (
    <ul className={styles.options}>
      {Object.entries(options).map(([key, text]) => (
        <li key={key} className={cx(key === correct_option && styles.right)}>
          <b>{key}</b>
          <span>{text}</span>
          {key === correct_option && (
            <>
              <Icon name="check" />
              <span className="vh">doğru</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function heading(scene: Scene, title: string): string {
  switch (scene.name) {
    case "wait":
      return "Oyuna bağlanılıyor";
    case "lobby":
      return title;
    case "ready":
    case "question":
      return `Soru ${scene.question.question_number}`;
    case "reveal":
      return `Doğru cevap ${scene.result.correct_option}`;
    case "table":
      return "Puan durumu";
    case "podium":
      return "Oyun bitti";
  }
}

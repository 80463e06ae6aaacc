import type { CSSProperties, ReactNode } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import type { Primary } from "#hosting/scene";
import type { Tools } from "#features/board/tools.tsx";
import { longestWord } from "#features/board/scenes/lobby/longest-word";
import { LobbyFoot } from "../lobby-foot";
import * as styles from "./team-lobby.module.css";

type Props = {
  readonly game: LiveGame;
  readonly tools: Tools;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly onStart: () => void;
  readonly onPlayer: (player: ListedPlayer) => void;
};

/** Size at which the longest word of the names fits one of four columns, in rem. */
const nameSize = (teams: readonly ListedPlayer[]): number =>
  41 / Math.max(...teams.map(({ nickname }) => longestWord(nickname)));

/** Lobby of a game that is played on the board: the teams that the teacher named. */
export const TeamLobby = ({ game, onPlayer, ...foot }: Props) => (
  <section className={cx("column", styles.lobby, "on-field")} aria-label="Takımlar">
    <div className={styles.head}>
      <h1 tabIndex={-1}>Takımlar hazır mı?</h1>
      <p className="lines">
        {game.title}, <span className="num">{game.totalQuestions}</span> soru
      </p>
    </div>
    <ul
      className={cx(styles.teams, game.players.length > 4 && styles.many)}
      style={{ "--name-size": `${nameSize(game.players)}rem` } as CSSProperties}
    >
      {game.players.map((player, i) => (
        <li key={player.player_id}>
          <button type="button" aria-label={`${player.nickname}, adını değiştir`} onClick={() => onPlayer(player)}>
            <span className={styles.ground}>
              <TeamMarble team={i} />
            </span>
            <b className="lines">{player.nickname}</b>
          </button>
        </li>
      ))}
    </ul>
    <LobbyFoot
      {...foot}
      hint={
        <span className={styles.how}>
          Her takıma bir kâğıt: A, B, C, D yazın, hep birlikte kaldırın.
          <br />
          Adını değiştirmek için takıma dokunun.
        </span>
      }
    />
  </section>
);

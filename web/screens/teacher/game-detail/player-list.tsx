import type { ListedPlayer } from "#protocol/messages";
import { shownName } from "../../../lib/shown-name";
import { PlayerMarble } from "../../../marble/player-marble";
import styles from "./player-list.module.css";

type Props = { readonly players: readonly ListedPlayer[]; readonly isOver: boolean };

export function PlayerList({ players, isOver }: Props) {
  if (players.length === 0) {
    return (
      <p className={styles.none}>
        {isOver ? "Bu oyunu kimse oynamadı." : "Kod paylaşılınca oyuncular burada görünür."}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {players.map(({ player_id, nickname, marble }) => (
        <li key={player_id}>
          <PlayerMarble seed={marble} size={36} />
          <span>{shownName(nickname)}</span>
        </li>
      ))}
    </ul>
  );
}

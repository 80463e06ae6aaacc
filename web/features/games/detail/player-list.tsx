import { lostGame, nobodyPlayed } from "#words/shared-sentences";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { number } from "#shared/numbers";
import { shownName } from "#words/shown-name";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import * as styles from "./player-list.module.css";

/** The most players that are shown at first: a class fits, and a longer list would push everything else off the page. */
const SHOWN = 60;

type Props = {
  readonly players: readonly ListedPlayer[];
  /** Number of players; a large game does not list all of them. */
  readonly count: number;
  readonly isOver: boolean;
  /** True if the game ended without its answers. */
  readonly isLost: boolean;
};

/** Lists the players; those who are absent today are in no list and no count. */
export function PlayerList({ players: all, count, isOver, isLost }: Props) {
  const players = all.filter(({ absent }) => !absent);
  if (players.length === 0) {
    const over = isLost ? lostGame : nobodyPlayed;
    return <p className={styles.none}>{isOver ? over : "Kod paylaşılınca oyuncular burada görünür."}</p>;
  }
  const shown = players.slice(-SHOWN);
  const hidden = count - shown.length;
  return (
    <>
      <ul className={`flow ${styles.list}`}>
        {shown.map(({ player_id, nickname, marble }) => (
          <li key={player_id}>
            <PlayerMarble seed={marble} size={36} />
            <span className="one-line">{shownName(nickname)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.none}>
          {isOver
            ? `Bunlar dışında ${number(hidden)} kişi daha oynadı. Hepsi raporda.`
            : `Bunlar son girenler; ${number(hidden)} kişi daha var.`}
        </p>
      )}
    </>
  );
}

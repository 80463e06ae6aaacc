import { memo, type CSSProperties, type ReactNode } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { number } from "#shared/numbers";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./players.module.css";
import { longestWord } from "./longest-word";
import { useArriving } from "./use-arriving";
import { useCrowdFit } from "../fit/use-crowd-fit";
import { useGradually } from "../fit/use-gradually";

const BIG_UP_TO = 24;
const SHOWN_AT_MOST = 60;
/** Players shown of a large game: fewer, because they change several times a second and still have to be readable. */
const SHOWN_OF_A_LARGE_GAME = 30;
type Props = {
  /** The players, the newest last; a large game lists only the newest. */
  readonly players: readonly ListedPlayer[];
  readonly count: number;
  /** Content offered while there are no players. */
  readonly offer: ReactNode;
  readonly onPlayer: (player: ListedPlayer) => void;
  /** Present only if this screen does not list every player. */
  readonly onFind: (() => void) | undefined;
};

/** The class in the playing circle: large marbles up to 24, then chips, and above 60 the newest 60, in a large game 30. */
export function Players({ players: newest, count, offer, onPlayer, onFind }: Props) {
  const players = useGradually(newest);
  const arriving = useArriving(players);
  const isBig = players.length <= BIG_UP_TO;
  const { columns, scale, word } = crowd(players.length);
  const shown = players.slice(-(count > newest.length ? SHOWN_OF_A_LARGE_GAME : SHOWN_AT_MOST));
  const hidden = players.length - shown.length + count - newest.length;
  const list = useCrowdFit<HTMLUListElement>(shown.map(({ nickname }) => nickname).join());
  if (players.length === 0) {
    return (
      <div className={styles.empty}>
        <i aria-hidden="true" />
        <p>İlk bilyeyi bekliyoruz</p>
        {offer}
      </div>
    );
  }
  return (
    <div className={styles.ground}>
      <ul
        ref={list}
        className={cx("flow", styles.yard, isBig ? styles.big : styles.chips)}
        style={{ "--columns": columns, "--scale": scale } as CSSProperties}
      >
        {hidden > 0 && <li className={`row ${styles.more}`}>+{number(hidden)} kişi daha</li>}
        {onFind && (
          <li>
            <button type="button" className={cx(styles.player, styles.find)} onClick={onFind}>
              <Icon name="search" />
              Oyuncu bul
            </button>
          </li>
        )}
        {shown.map((player) => (
          <Place
            key={player.player_id}
            player={player}
            place={arriving.get(player.player_id)}
            isTight={longestWord(player.nickname) > word}
            onPlayer={onPlayer}
          />
        ))}
      </ul>
    </div>
  );
}

type PlaceProps = Pick<Props, "onPlayer"> & {
  readonly player: ListedPlayer;
  /** Place in the batch of newcomers; undefined for a player who was there when the board was opened. */
  readonly place: number | undefined;
  readonly isTight: boolean;
};

/** Redrawn only when its own props change: while a school joins, a list arrives every 250 ms. */
const Place = memo(
  function Place({ player, place, isTight, onPlayer }: PlaceProps) {
    return (
      <li
        className={cx(place !== undefined && styles.arrives)}
        style={place === undefined ? undefined : ({ "--place": place } as CSSProperties)}
      >
        <button
          type="button"
          className={cx(styles.player, !player.is_connected && styles.away, isTight && styles.tight)}
          aria-label={`${player.nickname}, seçenekler`}
          onClick={() => onPlayer(player)}
        >
          <Marble seed={player.marble} />
          <span className={styles.name}>{player.nickname}</span>
        </button>
      </li>
    );
  },
  (before, now) =>
    before.place === now.place &&
    before.isTight === now.isTight &&
    before.player.nickname === now.player.nickname &&
    before.player.marble === now.player.marble &&
    before.player.is_connected === now.player.is_connected,
);

/** Fewer players stand larger; `word` is the longest word that a column holds without breaking it. */
function crowd(count: number): { readonly columns: number; readonly scale: number; readonly word: number } {
  if (count <= 8) return { columns: 4, scale: 1.25, word: 11 };
  if (count <= 15) return { columns: 5, scale: 1.1, word: 9 };
  return { columns: 6, scale: 1, word: 9 };
}

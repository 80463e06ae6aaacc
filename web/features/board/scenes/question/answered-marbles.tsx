import type { CSSProperties } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { Marble } from "#ui/marble/marble.tsx";
import * as styles from "./answered-marbles.module.css";

/** The inside of the track in rem; a count of three digits beside it makes it narrower. */
const inside = (expected: number) => (expected > 99 ? 48 : 53);
/** The largest crowd that gets marbles: in a larger one the few shown would only be the first of thousands. */
const MARBLES_UP_TO = 1_000;
const SHOWN_AT_MOST = 60;
const ONE_ROW_UP_TO = 24;
/** The marbles move closer together at these counts, and stand still between them. */
const CROWDS = [13, 18, ONE_ROW_UP_TO, 36, 48, SHOWN_AT_MOST];

type Props = {
  readonly answered: number;
  readonly answeredIds: readonly string[];
  readonly expected: number;
  readonly players: readonly ListedPlayer[];
};

/**
 * Marbles of those who have answered, in the order they did: who, never what. The count beside them tells the rest; in a large
 * game, as a share.
 */
export function AnsweredMarbles({ answered, answeredIds, expected, players }: Props) {
  // A game of several rooms never sends who has answered, however few players it has.
  if (expected > MARBLES_UP_TO || answered > answeredIds.length) {
    return (
      <div className={styles.track} aria-hidden="true">
        <i className={styles.bar} style={{ "--share": Math.min(1, answered / expected) } as CSSProperties} />
      </div>
    );
  }
  const marbles = new Map(players.map(({ player_id, marble }) => [player_id, marble]));
  const here = answeredIds.filter((id) => marbles.has(id)).slice(0, SHOWN_AT_MOST);
  const places = CROWDS.find((crowd) => crowd >= here.length)!;
  const rows = places > ONE_ROW_UP_TO ? 2 : 1;
  const perRow = Math.ceil(places / rows);
  const size = rows === 1 ? 4.375 : 2.6875;
  const step = Math.min(size + 0.25, perRow > 1 ? (inside(expected) - size) / (perRow - 1) : size);
  const style = { "--size": `${size}rem`, "--step": `${step}rem` } as CSSProperties;
  return (
    <div className={styles.track} style={style} aria-hidden="true">
      {[here.slice(0, perRow), here.slice(perRow)].slice(0, rows).map((row, i) => (
        <div key={i} className={styles.row}>
          {row.map((id) => (
            <span key={id}>
              <Marble seed={marbles.get(id)!} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

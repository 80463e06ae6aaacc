import type { ListedPlayer } from "#protocol/live/listed-players";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import * as styles from "./read-cards.module.css";
import { MissingMark } from "./missing-mark";

type Props = {
  /** Players who are there today, by number. */
  readonly players: readonly ListedPlayer[];
  readonly answeredIds: readonly string[];
};

const NAMED = 6;
const ONE_ROW_UP_TO = 16;

/** Numbers whose card has been read, in order: nobody learns who was slow. */
export function ReadCards({ players, answeredIds }: Props) {
  const read = new Set(answeredIds);
  const here = players.filter(({ player_id }) => read.has(player_id));
  const missing = players.filter(({ player_id }) => !read.has(player_id));
  return (
    <>
      <div className={cx("flow", styles.track, players.length > ONE_ROW_UP_TO && styles.rows)} aria-hidden="true">
        {here.map(({ player_id, marble }) => (
          <Marble key={player_id} seed={marble} />
        ))}
      </div>
      <p className={`row ${styles.awaited}`}>
        <Awaited missing={missing} />
      </p>
    </>
  );
}

function Awaited({ missing }: { readonly missing: readonly ListedPlayer[] }) {
  if (missing.length === 0) return "Herkes okundu";
  if (missing.length > NAMED) return `${missing.length} kart bekleniyor`;
  return (
    <>
      Beklenen
      {missing.map(({ player_id, number }) => (
        <MissingMark key={player_id}>{number}</MissingMark>
      ))}
    </>
  );
}

/** Awaited players, in the order of the class list. */
export const inOrder = (players: readonly ListedPlayer[]): readonly ListedPlayer[] =>
  players
    .filter(({ absent }) => !absent)
    .toSorted((a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER));

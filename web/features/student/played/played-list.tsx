import { useState } from "react";
import type { HistoryRow } from "#protocol/http/replies/players";
import { number } from "#shared/numbers";
import { percent, shortDate } from "#words/format";
import { countsLine } from "#words/counts-line";
import { netText } from "#words/net";
import { Marble } from "#ui/marble/marble.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { PlayedPanel } from "./played-panel";
import * as styles from "./played-list.module.css";

/** "9 doğru, 1 yanlış" where net was counted, "8 / 10 doğru" elsewhere. */
const countsOf = ({ net, correct, wrong, unanswered }: HistoryRow): string =>
  net === undefined
    ? `${correct} / ${correct + wrong + unanswered} doğru`
    : countsLine({ right: correct, wrong, blank: unanswered });

/** "28 kişide 1. 9 doğru, 1 yanlış": in words where columns have no room. */
const howItWent = (game: HistoryRow): string =>
  `${game.mode === undefined ? `${number(game.player_count)} kişide ${number(game.rank)}. ` : ""}${countsOf(game)}`;

/** Past games; a row opens its answers. */
export function PlayedList({ games, label }: { readonly games: readonly HistoryRow[]; readonly label: string }) {
  const [open, setOpen] = useState<HistoryRow | null>(null);
  const [now] = useState(Date.now);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {games.map((game) => (
          <li key={game.player_id}>
            <button type="button" className={styles.row} onClick={() => setOpen(game)}>
              <Marble seed={game.marble} size={40} />
              <span className={styles.title}>
                <b className="one-line">{game.title}</b>
                <small className="quiet">
                  {shortDate(game.played_at, now)}
                  {game.team && `, ${game.team.name} takımıyla ${game.team.rank}.`}
                  <span className={styles.onPhone}>, {howItWent(game)}</span>{" "}
                  {game.mode === "homework" && <Tag>Ödev</Tag>}
                </small>
              </span>
              <span className={styles.rank}>
                {/* No rank for homework: nobody raced. */}
                {game.mode === undefined && (
                  <>
                    <small className="num quiet">{number(game.player_count)} kişide </small>
                    <b className="num">{number(game.rank)}.</b>
                  </>
                )}
              </span>
              <span className={styles.score}>
                <b className="num">{game.net === undefined ? number(game.score) : netText(game.net)}</b>{" "}
                <small className="quiet">{game.net === undefined ? "puan" : "net"}</small>
              </span>
              <span className={`row ${styles.rate}`}>
                <b className="num">{percent(game.accuracy)}</b>
                <span className={styles.beads}>
                  <Beads rate={game.accuracy} />
                </span>
              </span>
              <Icon name="chevron" className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
      {open && <PlayedPanel game={open} onClose={() => setOpen(null)} />}
    </>
  );
}

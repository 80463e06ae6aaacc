import { useState, type ReactNode } from "react";
import type { StudentProgressReply } from "#protocol/http/replies/classes";
import { dayAndMonth, percent } from "#words/format";
import { cx } from "#ui/cx";
import { Button } from "#ui/button.tsx";
import { Section } from "#screens/page/section.tsx";
import * as styles from "./game-by-game.module.css";

type Game = StudentProgressReply["games"][number];
const BEADS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** Ten beads a game, with a dash for the class's rate, or the same as a table in words. */
export function GameByGame({ games: all }: { readonly games: readonly Game[] }) {
  const [isTable, setTable] = useState(false);
  // A game of only polls has no rate.
  const games = all.filter(({ credit }) => credit !== null);
  const hasClass = games.some(({ class_credit }) => class_credit !== null);
  return (
    <Section
      title="Oyun oyun"
      aside={
        <Button variant="quiet" className={styles.other} onClick={() => setTable(!isTable)}>
          {isTable ? "Çizim olarak göster" : "Tablo olarak göster"}
        </Button>
      }
    >
      {isTable ? (
        <GameTable games={games} hasClass={hasClass} />
      ) : (
        <>
          <Scrolling>
            <div className={styles.chart} role="img" aria-label={inWords(games)}>
              {games.map((game) => (
                <div key={game.game_code} className={styles.game}>
                  <span className={styles.beads}>
                    {BEADS.map((i) => (
                      <i key={i} className={cx(beadOf(game.credit!, i))} />
                    ))}
                    {game.class_credit !== null && <u style={{ bottom: `${game.class_credit * 100}%` }} />}
                  </span>
                  <b className="num">{percent(game.credit)}</b>
                  <small>
                    <span className="lines">{game.label || game.title}</span>
                    {dayAndMonth(game.played_at)}
                  </small>
                </div>
              ))}
            </div>
          </Scrolling>
          <p className={`flow ${styles.key}`}>
            <span>
              <i className={styles.full} aria-hidden="true" /> her bilye %10
            </span>
            {hasClass && (
              <span>
                <u aria-hidden="true" /> sınıfın oranı
              </span>
            )}
          </p>
        </>
      )}
    </Section>
  );
}

function Scrolling({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it without a pointer
    <div className={styles.scroll} ref={toTheNewest} role="group" aria-label="Oyunlar" tabIndex={0}>
      {children}
    </div>
  );
}

function GameTable({ games, hasClass }: { readonly games: readonly Game[]; readonly hasClass: boolean }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Oyun</th>
          <th scope="col">Tarih</th>
          <th scope="col">Soru</th>
          <th scope="col">Doğru oranı</th>
          {hasClass && <th scope="col">Sınıf</th>}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.game_code}>
            <th scope="row">{game.label || game.title}</th>
            <td>{dayAndMonth(game.played_at)}</td>
            <td className="num">{game.questions}</td>
            <td className="num">{percent(game.credit)}</td>
            {hasClass && <td className="num">{percent(game.class_credit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function beadOf(credit: number, place: number) {
  const tenths = credit * 10;
  return tenths >= place + 0.75 ? styles.full : tenths >= place + 0.25 && styles.half;
}

const inWords = (games: readonly Game[]): string =>
  `${games.length} oyunda doğru oranları: ${games.map(({ credit }) => percent(credit)).join(", ")}`;

/** Scrolls to the newest games if there are many. */
function toTheNewest(chart: HTMLElement | null): void {
  if (chart) chart.scrollLeft = chart.scrollWidth;
}

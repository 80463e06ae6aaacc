import { inZone } from "#shared/istanbul";
import { useEffect, useRef } from "react";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import * as styles from "./games-chart.module.css";

const DOTS = 10;
/** The days are the calendar's, in no time zone. */
const weekday = inZone("UTC", { weekday: "short" });
const dayAndMonth = inZone("UTC", { day: "numeric", month: "long" });

/** Games a day as columns of marbles; the legend says how many games one marble stands for. */
export function GamesChart({ days }: Pick<AdminStats, "days">) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    if (!box || box.scrollWidth <= box.clientWidth) return;
    // The chart scrolls: make it reachable by keyboard, and begin at the newest day.
    box.tabIndex = 0;
    box.scrollTo({ left: box.scrollWidth });
  }, []);
  const most = Math.max(...days.map(({ games }) => games));
  if (most === 0) return <p className={styles.empty}>Henüz oyun oynanmadı.</p>;
  const perDot = Math.ceil(most / DOTS);
  return (
    <figure>
      <div className={styles.scroller} ref={scroller} role="group" aria-label="Günlere göre oyunlar">
        <ol className={styles.days}>
          {days.map(({ date, games, players }) => (
            <li key={date}>
              <span className="vh">
                {dayAndMonth.format(Date.parse(date))}: {number(games)} oyun, {number(players)} katılım
              </span>
              <b className="num" aria-hidden="true">
                {games > 0 && number(games)}
              </b>
              <span className={styles.dots} aria-hidden="true">
                {Array.from({ length: Math.ceil(games / perDot) }, (_, i) => (
                  <i key={`${date}-${String(i)}`} />
                ))}
              </span>
              <small aria-hidden="true">
                {weekday.format(Date.parse(date))}
                <br />
                {Number(date.slice(8))}
              </small>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={`row quiet ${styles.legend}`}>
        <i aria-hidden="true" /> {perDot === 1 ? "Bir bilye bir oyun." : `Bir bilye en çok ${number(perDot)} oyun.`}
      </figcaption>
    </figure>
  );
}

import { percent } from "#words/format";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { OptionBadge, optionColour } from "#kinds/shared/options/option-badge.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { cx } from "#ui/cx";
import styles from "./pictures.module.css";

/** Slides of the board and the teacher's page after a question and after the game. */

const counts: readonly (readonly [string, number])[] = [
  ["A", 3],
  ["B", 14],
  ["C", 5],
  ["D", 2],
];

export function RevealSlide() {
  return (
    <div className={cx("on-paper", styles.sheet, styles.tracks)}>
      {counts.map(([letter, count]) => (
        <div key={letter} className={cx(styles.track, optionColour(letter), letter === "B" && styles.right)}>
          <OptionBadge letter={letter} size={40} look={letter === "B" ? "ink" : "fill"} />
          <span className={styles.dots} aria-hidden="true">
            {dots.slice(0, count).map((dot) => (
              <i key={dot} />
            ))}
          </span>
          <b className="num">{count}</b>
        </div>
      ))}
      <p className={styles.caption}>
        Bilen <b className="num">14 / 24</b>
      </p>
    </div>
  );
}

const dots = Array.from({ length: 14 }, (_, i) => i);

const podium = [
  ["Yağız", 2, "6.010 puan"],
  ["Elif Su", 1, "6.420 puan"],
  ["Çınar", 3, "5.775 puan"],
] as const;

export function PodiumSlide() {
  return (
    <ol className={styles.podium}>
      {podium.map(([name, rank, score]) => (
        <li key={name} className={styles[`place${rank}`]}>
          <Marble seed={marbleSeed(name)} size={84} />
          <b>{name}</b>
          <div className={styles.step}>
            <span className="num">{rank}.</span>
            <small className="num">{score}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}

const hardest = [
  ["Mayoz bölünmede parça değişimi hangi evrede olur?", 0.29],
  ["Aşağıdakilerden hangisi homojen karışımdır?", 0.38],
  ["Sürtünme kuvveti hangi durumda artar?", 0.42],
] as const;

export function ReportSlide() {
  return (
    <div className={cx("on-paper", styles.sheet)}>
      <h3 className={styles.reportHead}>Tekrar edilmesi gereken üç soru</h3>
      <ul className={styles.hardest}>
        {hardest.map(([text, rate]) => (
          <li key={text}>
            <p>{text}</p>
            <span>
              <b className="num">{percent(rate)}</b> <Beads rate={rate} /> bildi
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import styles from "./report-teaser.module.css";

/** One mark a question: y right, n wrong, e left empty. */
const players = [
  ["Zeynep K.", "yenneynyyy"],
  ["Yağız", "yyyyyyyyny"],
  ["Elif Su", "nyyynyyeyy"],
  ["Ömer Faruk", "nynynnyynn"],
  ["Ayşegül", "yyynyyynyn"],
  ["Çınar", "nyyyeyyyny"],
] as const;

/** The report after a game, in small. */
export function ReportTeaser() {
  return (
    <section className={styles.band} aria-labelledby="rapor">
      <div className={styles.inner}>
        <div>
          <h2 id="rapor">Zil çalmadan neyi tekrar edeceğinizi bilin.</h2>
          <p>Oyun bitince rapor hazır: hangi soru zorladı, kim nerede takıldı. Dolu bilye doğru, boş bilye yanlış.</p>
        </div>
        <div className={styles.sheet} role="img" aria-label="Örnek rapor: altı öğrencinin on soruya verdiği cevaplar">
          {players.map(([name, marks]) => (
            <div key={name} className={styles.row}>
              <Marble seed={marbleSeed(name)} className={styles.marble} />
              <span>{name}</span>
              {marks.split("").map((mark, i) => (
                // The index is the key: a mark has no other identity.
                <i key={`${name}-${places[i]}`} className={styles[mark]} />
              ))}
              <b className="num">{marks.split("").filter((mark) => mark === "y").length}/10</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

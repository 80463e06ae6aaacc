import { sampleQuestion } from "#words/shared-sentences";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { OptionButton } from "#kinds/shared/options/option-button.tsx";
import { Ring } from "#ui/drawn/ring.tsx";
import { cx } from "#ui/cx";
import * as styles from "./pictures.module.css";

/** Slides of the board until the question closes. Only pictures: the words stand beside each slide. */

const names = "Defne,Mert,Zeynep K.,Yağız,Elif Su,Ömer Faruk,Ayşegül,Çınar,Şevval,İbrahim,Nisa,Kaan".split(",");

export function CodeSlide() {
  return (
    <div className={cx("on-paper", styles.sheet, styles.code)}>
      <p>Telefonundan aç, kodu yaz</p>
      <b className="num">482 913</b>
      <div className={styles.arrivals} aria-hidden="true">
        {names.slice(0, 7).map((name) => (
          <Marble key={name} seed={marbleSeed(name)} size={44} />
        ))}
      </div>
    </div>
  );
}

export function LobbySlide() {
  return (
    <ul className={styles.lobby}>
      {names.map((name) => (
        <li key={name}>
          <Marble seed={marbleSeed(name)} size={76} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const options = { A: "Sakarya", B: "Kızılırmak", C: "Yeşilırmak", D: "Büyük Menderes" } as const;
const letters = ["A", "B", "C", "D"] as const;

export function QuestionSlide() {
  return (
    <div className={cx("on-paper", styles.sheet)}>
      <div className={styles.question}>
        <h3>{sampleQuestion}</h3>
        <Ring className={styles.ring} seconds={14} totalMs={20_000} isRunning={false} head={<BrandMarble />} />
      </div>
      <div className={styles.tiles} aria-hidden="true">
        {letters.map((letter) => (
          <OptionButton key={letter} letter={letter} text={options[letter]} tabIndex={-1} />
        ))}
      </div>
      <div className={styles.whoAnswered} aria-hidden="true">
        {names.map((name) => (
          <Marble key={name} seed={marbleSeed(name)} size={36} />
        ))}
      </div>
    </div>
  );
}

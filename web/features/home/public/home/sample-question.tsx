import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { OptionButton } from "#kinds/shared/options/option-button.tsx";
import { optionColours } from "#kinds/shared/options/option-badge.tsx";
import { Ring } from "#ui/drawn/ring.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import * as styles from "./sample-question.module.css";

/** A question of a ready set, and how a made-up class of fifteen answered it. */
export type Sample = {
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
  /** Letters of the right options. */
  readonly right: string;
  readonly why: string;
  readonly counts: Readonly<Record<string, number>>;
  /** How many of the class were right. */
  readonly knew: number;
};

const classmates =
  "Mert,Umut,Nehir,Yağız,Elif Su,Ömer Faruk,Ayşegül,Çınar,Şevval,İbrahim,Uğur Can,Gökçe,Asya,Berat,Hira Nur".split(",");

/**
 * Questions to try, with the real tiles. Only their markup: the page has no React, and `sample-alive.ts` lets them be played.
 * Without a script the first one tells its answer.
 */
export function SampleQuestion({ samples }: { readonly samples: readonly Sample[] }) {
  const first = samples[0]!;
  return (
    <section className={cx("on-paper", styles.sheet)} aria-label="Örnek soru" data-samples="">
      {samples.map(({ text, options, right, why, counts, knew }, i) => (
        <div
          key={text}
          hidden={i > 0}
          data-right={right}
          data-why={why}
          data-knew={`Örnek sınıfta bilen ${knew} / ${classmates.length}.`}
        >
          <div className={styles.head}>
            <h2>{text}</h2>
            <Ring className={styles.ring} seconds={14} totalMs={20_000} isRunning={false} head={<BrandMarble />} />
          </div>
          {right.length > 1 && <p className={styles.hint}>Doğruların hepsini seçin.</p>}
          <div className={cx("stack", styles.tiles, optionColours(options))}>
            {Object.entries(options).map(([letter, option]) => (
              <OptionButton
                key={letter}
                letter={letter}
                text={option}
                data-letter={letter}
                data-name={option}
                data-count={counts[letter]}
                aria-pressed={right.length > 1 ? false : undefined}
              />
            ))}
          </div>
          {right.length > 1 && (
            <Button className={styles.send} data-part="send">
              Gönder
            </Button>
          )}
        </div>
      ))}
      <template>
        <span className={styles.disc}>
          <Icon name="check" />
        </span>
      </template>
      <div className={`row ${styles.whoAnswered}`}>
        <div className={`row ${styles.track}`} aria-hidden="true">
          <span className={`flow ${styles.others}`}>
            {classmates.map((name) => (
              <Marble key={name} seed={marbleSeed(name)} size={36} className={styles.marble} />
            ))}
          </span>
          <span className={styles.place}>
            <BrandMarble size={36} className={styles.yours} />
          </span>
        </div>
        <p className={styles.waiting} data-part="waiting">
          Herkes cevapladı,
          <br />
          bir tek siz kaldınız.
        </p>
      </div>
      <div role="status" className={styles.verdict} data-part="verdict" />
      <p className={`row wrap ${styles.onward}`} data-part="onward" hidden>
        <Button variant="alt" data-part="next">
          Sıradaki soru
        </Button>
        <a href="/auth/register">Sınıfınızla deneyin</a>
      </p>
      <details className={styles.answer}>
        <summary>Cevabı gör</summary>
        <p>
          <b>{first.options[first.right]}.</b> {first.why}
        </p>
      </details>
    </section>
  );
}

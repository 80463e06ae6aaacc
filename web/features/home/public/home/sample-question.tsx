import { missed } from "#words/pupil-sentences";
import { sampleQuestion } from "#words/shared-sentences";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { pressAgain } from "#api/early-press";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { OptionButton } from "#kinds/shared/options/option-button.tsx";
import { Ring } from "#ui/drawn/ring.tsx";
import { cx } from "#ui/cx";
import * as styles from "./sample-question.module.css";

const options = { A: "Sakarya", B: "Kızılırmak", C: "Yeşilırmak", D: "Büyük Menderes" } as const;
const right: string = "B";
const letters = ["A", "B", "C", "D"] as const;
const classmates =
  "Mert,Umut,Nehir,Yağız,Elif Su,Ömer Faruk,Ayşegül,Çınar,Şevval,İbrahim,Uğur Can,Gökçe,Asya,Berat,Hira Nur".split(",");
const keys: Partial<Record<string, string>> = {
  "1": "A",
  "2": "B",
  "3": "C",
  "4": "D",
  a: "A",
  b: "B",
  c: "C",
  d: "D",
};

/** A question to try, with the real tiles and without the network. */
export function SampleQuestion() {
  const [picked, setPicked] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const pick = useEffectEvent((letter: string) => {
    if (picked === null) setPicked(letter);
  });
  useEffect(() => {
    const section = box.current;
    const press = (event: KeyboardEvent) => {
      const letter = keys[event.key.toLocaleLowerCase("en")];
      if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) pick(letter);
    };
    section?.addEventListener("keydown", press);
    if (section) pressAgain(section);
    return () => section?.removeEventListener("keydown", press);
  }, []);
  return (
    <section ref={box} className={cx("on-paper", styles.sheet)} aria-label="Örnek soru">
      <div className={styles.head}>
        <h2>{sampleQuestion}</h2>
        <Ring className={styles.ring} seconds={14} totalMs={20_000} isRunning={false} head={<BrandMarble />} />
      </div>
      <div className={styles.tiles}>
        {letters.map((letter) => (
          <OptionButton
            key={letter}
            letter={letter}
            text={options[letter]}
            disabled={picked !== null}
            {...(picked !== null && looks(letter, picked))}
            onClick={() => setPicked(letter)}
          />
        ))}
      </div>
      <div className={styles.whoAnswered}>
        <div className={styles.track} aria-hidden="true">
          <span className={styles.others}>
            {classmates.map((name) => (
              <Marble key={name} seed={marbleSeed(name)} size={36} className={styles.marble} />
            ))}
          </span>
          {picked ? <BrandMarble size={36} className={styles.yours} /> : <span className={styles.slot} />}
        </div>
        <p role="status">
          {picked === null ? (
            <>
              Herkes cevapladı,
              <br />
              bir tek siz kaldınız.
            </>
          ) : (
            <Verdict isRight={picked === right} />
          )}
        </p>
      </div>
    </section>
  );
}

function Verdict({ isRight }: { readonly isRight: boolean }) {
  return (
    <>
      {isRight ? "Doğru! Bilyeniz yuvarlandı." : `${missed}. Doğru cevap B: Kızılırmak.`}{" "}
      <Link to="/auth/register" className="nowrap">
        Sınıfınızla deneyin
      </Link>
    </>
  );
}

/** The tiles once one was picked. */
function looks(letter: string, picked: string) {
  if (letter === right) return { note: "Doğru cevap" };
  return letter === picked ? ({ state: "faded", look: "fill" } as const) : ({ state: "faded" } as const);
}

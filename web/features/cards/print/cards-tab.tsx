import { useState } from "react";
import { cardNumbers } from "#hosting/cards/codes";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { BoardCodeDialog } from "#screens/board-code/board-code-dialog.tsx";
import type { MadeBoardCode } from "#screens/board-code/code-card.tsx";
import { useOpenDialog } from "#screens/use-open-dialog";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { CardDrawing } from "#hosting/cards/card-drawing.tsx";
import * as styles from "./cards-tab.module.css";
import { PageDrawing } from "./page-drawing";
import { PrintButtons } from "./print-buttons";
import { PrintedSheets } from "./printed-sheets";
import { nameOnCard, type PrintedCard } from "./printed-card";
import { cardSizes, type PerPage } from "#hosting/cards/sizes";
import { SomeNumbers } from "./some-numbers";

type Props = {
  readonly className: string;
  readonly students: readonly { readonly number: number; readonly name: string }[];
};

const reaches: readonly (readonly [PerPage, string, string])[] = [
  [1, "Bir", "7 metreye kadar, büyük sınıf"],
  [2, "İki", "5 metreye kadar, çoğu sınıf"],
  [4, "Dört", "3 metreye kadar, küçük grup"],
];

/** The cards of a class, or numbers alone, made ready for the printer. */
export function CardsTab({ className, students }: Props) {
  const [perPage, setPerPage] = useState<PerPage>(2);
  const [text, setText] = useState<"names" | "numbers">("names");
  const [who, setWho] = useState<"all" | "some">("all");
  const [cover, setCover] = useState<MadeBoardCode>();
  const { asked, ask, close } = useOpenDialog<"code">();
  const [some, setSome] = useState<ReadonlySet<number>>(new Set());
  const ofClass = students
    .map(({ number, name }): PrintedCard => ({ number, name: text === "names" ? name : null }))
    .toSorted((a, b) => a.number - b.number);
  const offered = text === "names" ? ofClass : withoutNames;
  const cards = who === "all" ? ofClass : offered.filter(({ number }) => some.has(number));
  const shown = cards[0] ?? ofClass[0] ?? withoutNames[0]!;
  const { side } = cardSizes[perPage];
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <ChoiceTiles
          label="Sayfada kaç kart?"
          tiles={reaches.map(([value, name, line]) => ({
            value,
            label: (
              <span className={`row ${styles.perPage}`}>
                <PageDrawing perPage={value} />
                {name}
              </span>
            ),
            line,
          }))}
          value={perPage}
          onChange={setPerPage}
        />
        <Choices
          label="Kartta ne yazsın?"
          hint="Yalnız numaralı kartlar bir kez kaplatılıp bütün sınıflarda kullanılır. Adlı kartta ad küçük yazılır."
          choices={[
            { value: "names", label: "Numara ve kısa ad" },
            { value: "numbers", label: "Yalnız numara" },
          ]}
          value={text}
          onChange={setText}
        />
        <Choices
          label="Kimler?"
          choices={[
            { value: "all", label: `Bütün sınıf, ${students.length} kart` },
            { value: "some", label: "Bazıları" },
          ]}
          value={who}
          onChange={setWho}
        />
        {who === "some" && <SomeNumbers offered={offered} chosen={some} onChange={setSome} />}
        <PrintButtons {...{ className, cards, perPage, cover }} isWhole={who === "all"} />
        {!isLessonSession() && (
          <Button
            variant="alt"
            icon="board"
            className={styles.cover}
            disabledReason={cover && "Kod kapak sayfasında."}
            onClick={() => ask("code")}
          >
            Kapağa tahta kodu ekle
          </Button>
        )}
        {asked && <BoardCodeDialog onMade={setCover} onClose={close} />}
        <Rules />
      </div>
      <figure className={styles.preview}>
        <div className={styles.frame}>
          <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={`${shown.number} numaralı kart`}>
            <CardDrawing number={shown.number} name={nameOnCard(shown)} size={cardSizes[perPage]} />
          </svg>
        </div>
        <figcaption>
          {Math.round(side / 10)} cm kart, siyah beyaz yazıcı yeter. “Sayfaya sığdır” kapalı, ölçek %100 olsun.
        </figcaption>
      </figure>
      {/* While the dialog is open, its code is printed alone. */}
      {!asked && <PrintedSheets {...{ className, cards, perPage, cover }} />}
    </div>
  );
}

const withoutNames = cardNumbers.map((number): PrintedCard => ({ number, name: null }));

function Rules() {
  return (
    <section className={styles.rules} aria-labelledby="kart-kurallari">
      <h2 id="kart-kurallari">Sınıfta</h2>
      <dl>
        <div>
          <dt>Harf yukarı</dt>
          <dd>Cevabın harfi hangi kenardaysa o kenar yukarı gelir.</dd>
        </div>
        <div>
          <dt>Kart düz ve dik</dt>
          <dd>Kıvrılmasın, parlamasın; parmaklar siyah kareye değmesin.</dd>
        </div>
        <div>
          <dt>Komşu okuyamaz</dt>
          <dd>Harfler küçük, sayı dört köşede aynı: kart her yönde aynı görünür.</dd>
        </div>
      </dl>
    </section>
  );
}

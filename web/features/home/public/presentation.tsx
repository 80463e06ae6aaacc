import { useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Logo } from "#ui/drawn/logo.tsx";
import { CodeSlide, LobbySlide, QuestionSlide } from "./presentation/before";
import { PodiumSlide, ReportSlide, RevealSlide } from "./presentation/after";
import * as styles from "./presentation.module.css";
import { useKeyDown } from "#ui/use/use-key-down";

const slides = [
  { title: "Kod tahtada", Picture: CodeSlide },
  { title: "Herkesin bir bilyesi var", Picture: LobbySlide },
  { title: "Süre işlerken kimin cevapladığı görünür", Picture: QuestionSlide },
  { title: "Kaç kişi bildi, kim bilemedi değil", Picture: RevealSlide },
  { title: "Kürsü", Picture: PodiumSlide },
  { title: "Rapor ders bitmeden hazır", Picture: ReportSlide },
] as const;

/** Six slides to show to colleagues: one at a time on a board, one below the other on a phone. */
export function Component() {
  const [at, setAt] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  const go = (to: number) => setAt(Math.min(slides.length - 1, Math.max(0, to)));
  const isLast = at === slides.length - 1;
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The space bar presses a focused button.
    if (event.key === " " && (event.target as HTMLElement).matches("a, button")) return;
    const to = slideAfter(event, at);
    if (to !== undefined) go(to);
    else if (event.key.toLocaleLowerCase("en") === "f") void fullScreen(page.current);
    else return;
    event.preventDefault();
  });

  return (
    <div className={cx("on-field", "column", styles.page)} ref={page}>
      <header className={`row between ${styles.head}`}>
        <Link to="/" aria-label="Bilye, ana sayfa">
          <Logo height={44} />
        </Link>
        <h1>Bilye nasıl oynanır?</h1>
      </header>
      <main id="icerik" className={styles.main}>
        {slides.map(({ title, Picture }, i) => (
          <section key={title} className={cx(styles.slide, i === at && styles.current)} aria-label={title}>
            <div className={styles.words}>
              <p className={styles.number} aria-hidden="true">
                {i + 1}
              </p>
              <h2>{title}</h2>
              <p>{words[i]}</p>
            </div>
            <Picture />
          </section>
        ))}
        <Link to="/auth/register" className={cx(buttonClass({ variant: "lim", size: "lg" }), styles.phoneOnly)}>
          İlk setinizi hazırlayın
        </Link>
      </main>
      <nav className={`row ${styles.controls}`} aria-label="Slaytlar">
        <Button variant="field" icon="full" onClick={() => void fullScreen(page.current)}>
          Tam ekran
        </Button>
        <div className={styles.progress} aria-hidden="true">
          {slides.map(({ title }, i) => (
            <i key={title} className={cx(i <= at && styles.passed)} />
          ))}
        </div>
        <p className="num" role="status">
          {at + 1} / {slides.length}
          <span className="vh">, {slides[at]!.title}</span>
        </p>
        <Button variant="field" icon="back" disabled={at === 0} onClick={() => go(at - 1)}>
          Önceki
        </Button>
        {isLast ? (
          <Link to="/auth/register" className={buttonClass({ variant: "lim" })}>
            İlk setinizi hazırlayın
          </Link>
        ) : (
          <Button variant="lim" onClick={() => go(at + 1)}>
            Sonraki
          </Button>
        )}
      </nav>
    </div>
  );
}

const words = [
  "Setinizi seçin, kod ve karekod tahtaya gelsin. Öğrenciler telefonundan girer; uygulama indirmez, hesap açmaz. Telefon yoksa kart kaldırırlar ya da takımlar sözlü cevaplar.",
  "Takma adından büyüyen bilyesiyle her öğrenci tahtaya yuvarlanır. Kimin geldiğini bir bakışta görürsünüz.",
  "Soru tahtada ve telefonda. Cevaplayanın bilyesi oluğa düşer; ne cevapladığı değil, cevapladığı görünür.",
  "Her şıkta kaç bilye olduğunu görürsünüz. Bilyelerin deseni kaybolur, kimse yanlışıyla gösterilmez.",
  "Oyunun sonunda ilk üç kürsüye çıkar, herkes kendi sırasını telefonunda görür.",
  "Hangi soru zorladı, kim desteğe ihtiyaç duyuyor: rapor oyun biter bitmez hazır. Aynı seti ödev olarak da verirsiniz.",
] as const;

/** Target slide of a key. PageUp and PageDown come from a teacher's remote clicker. */
function slideAfter({ key, shiftKey }: KeyboardEvent, at: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
    case "PageDown":
      return at + 1;
    case "ArrowLeft":
    case "ArrowUp":
    case "PageUp":
      return at - 1;
    case " ":
      return shiftKey ? at - 1 : at + 1;
    case "Home":
      return 0;
    case "End":
      return slides.length - 1;
    default:
      return undefined;
  }
}

async function fullScreen(page: HTMLElement | null) {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await page?.requestFullscreen?.();
}

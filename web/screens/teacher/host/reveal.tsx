import type { CSSProperties, ReactNode } from "react";
import { AnswerBadge, answerColour, questionColours } from "../../../ui/answer-badge";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/icon";
import { grooveFor, grooveWidthFor, type Groove } from "./groove";
import { optionList } from "./option-tiles";
import styles from "./reveal.module.css";
import { knewOf, type Primary, type Scene } from "./scene";
import { askedSize, revealedSize } from "./type-size";
import { useFit } from "./use-fit";

type Props = {
  readonly scene: Extract<Scene, { name: "reveal" }>;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly onPrimary: () => void;
};

/** The answer and how many chose what: marbles without a swirl, so that it says how many and never who. */
export function Reveal({ scene, primary, menu, onPrimary }: Props) {
  const { asked, result } = scene;
  const fitted = useFit<HTMLDivElement>(result.question_id);
  const text = asked?.question_text ?? "";
  const list = optionList(asked?.options ?? {});
  const counts = list.map(([key]) => result.distribution[key] ?? 0);
  const texts = list.map(([, text]) => text);
  const grooveWidth = grooveWidthFor(texts);
  const isExplained = result.explanation !== "" && list.length > 2;
  const groove = grooveFor(counts, grooveWidth);
  return (
    <div className={styles.scene} ref={fitted}>
      <h1
        className={cx(styles.question, text.length > 200 && styles.long, text.length > 300 && styles.longest)}
        style={{ "--question-size": `${askedSize(text)}rem` } as CSSProperties}
        tabIndex={-1}
      >
        {text}
      </h1>
      <ul
        className={cx(
          styles.rows,
          questionColours(asked?.options),
          list.length < 4 && styles.few,
          isExplained && styles.explained,
        )}
        style={{ "--option-size": `${revealedSize(texts)}rem`, "--groove-width": `${grooveWidth}rem` } as CSSProperties}
      >
        {list.map(([key, text], i) => (
          <GrooveRow
            key={key}
            letter={key}
            text={text}
            count={counts[i]!}
            groove={groove}
            isCorrect={key === result.correct_option}
          />
        ))}
      </ul>
      {result.explanation && <Explanation text={result.explanation} />}
      <footer className={styles.foot}>
        <Knew {...knewOf(result)} />
        {result.distribution.none > 0 && <p className={styles.none}>{result.distribution.none} kişi boş bıraktı</p>}
        {primary && (
          <Button size="board" busy={primary.isWaiting === true} onClick={onPrimary}>
            {primary.label} <Icon name="arrow" />
          </Button>
        )}
        {menu}
      </footer>
    </div>
  );
}

function Explanation({ text }: { readonly text: string }) {
  const size = text.length <= 140 ? 2.25 : text.length <= 300 ? 2 : 1.75;
  return (
    <p className={styles.explanation} style={{ "--explanation-size": `${size}rem` } as CSSProperties}>
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}

function Knew({ knew, asked }: ReturnType<typeof knewOf>) {
  if (asked > 0 && knew === 0) return <p>Bu soruyu kimse bilemedi, birlikte bakalım.</p>;
  return (
    <p className={styles.knew}>
      {asked > 1 && knew === asked && <span className={styles.all}>Herkes bildi! </span>}
      Bilen{" "}
      <b className="num">
        {knew} / {asked}
      </b>
    </p>
  );
}

type RowProps = {
  readonly letter: string;
  readonly text: string;
  readonly count: number;
  readonly groove: Groove;
  readonly isCorrect: boolean;
};

function GrooveRow({ letter, text, count, groove, isCorrect }: RowProps) {
  return (
    <li className={cx(styles.row, answerColour(letter), isCorrect ? styles.correct : styles.other)}>
      <AnswerBadge letter={letter} look={isCorrect ? "ink" : "fill"} className={styles.badge} />
      <p className={styles.text}>
        <span className="vh">{letter}: </span>
        {isCorrect && (
          <small>
            <Icon name="check" /> Doğru cevap
          </small>
        )}
        {text}
      </p>
      <div className={styles.groove} aria-hidden="true">
        {groove.kind === "dots" ? (
          <div
            className={styles.dots}
            style={{ "--rows": groove.rows, "--dot": `${groove.dotRem}rem` } as CSSProperties}
          >
            {Array.from({ length: count }, (_, i) => (
              <i key={i} style={{ animationDelay: `${Math.min(i * 30, 900)}ms` }} />
            ))}
          </div>
        ) : (
          <div className={styles.bar}>
            {count > 0 && <i style={{ "--share": count / groove.whole } as CSSProperties} />}
          </div>
        )}
      </div>
      <p className={cx(styles.count, "num")}>
        {count}
        <span className="vh"> kişi</span>
      </p>
    </li>
  );
}

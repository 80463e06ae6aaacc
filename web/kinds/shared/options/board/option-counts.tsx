import type { CSSProperties } from "react";
import type { Distribution, PictureRef as Shown } from "#question/question";
import { OptionBadge, optionColour, optionColours } from "../option-badge";
import type { WithOptions, WithSolution } from "../option-text";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Picture } from "#ui/drawn/picture.tsx";
import { marksFor, trackWidthFor, type Marks } from "./count-marks";
import * as styles from "./option-counts.module.css";
import { optionList } from "./option-tiles";
import { revealedSize } from "./type-size";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { number } from "#shared/numbers";

type Props = {
  readonly asked: WithOptions;
  readonly result: WithSolution & { readonly distribution: Readonly<Distribution> };
  readonly isExplained: boolean;
  readonly who: "kişi" | "takım";
};

/** The counts of the options: marbles without a swirl, which show how many chose it and never who. */
export function OptionCounts({ asked: { options, option_images: images }, result, isExplained, who }: Props) {
  const list = optionList(options);
  const counts = list.map(([key]) => result.distribution[key] ?? 0);
  const texts = list.map(([, text]) => text);
  const right = result.correct_option ?? "";
  const trackWidth = trackWidthFor(texts);
  const marks = marksFor(counts, trackWidth);
  return (
    <ul
      dir={useSide()}
      className={cx(
        styles.rows,
        optionColours(options),
        list.length < 4 && styles.few,
        list.length > 4 && styles.many,
        right.length > 1 && styles.several,
        isExplained && list.length > 2 && styles.explained,
      )}
      style={{ "--option-size": `${revealedSize(texts)}rem`, "--track-width": `${trackWidth}rem` } as CSSProperties}
    >
      {list.map(([key, text], i) => (
        <OptionRow
          key={key}
          letter={key}
          text={text}
          image={images?.[key]}
          count={counts[i]!}
          who={who}
          marks={marks}
          isCorrect={right.includes(key)}
          isAlone={right.length === 1}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly letter: string;
  readonly text: string;
  readonly image: Shown | undefined;
  readonly count: number;
  readonly who: string;
  readonly marks: Marks;
  readonly isCorrect: boolean;
  /** True if it is the only right option: its row then says so. */
  readonly isAlone: boolean;
};

function OptionRow({ letter, text, image, count, who, marks, isCorrect, isAlone }: RowProps) {
  return (
    <li className={cx(styles.row, optionColour(letter), isCorrect ? styles.correct : styles.other)}>
      <OptionBadge letter={letter} look={isCorrect ? "ink" : "fill"} className={styles.badge} />
      <p className={styles.text}>
        <span className="vh">{letter}: </span>
        {image && <Picture picture={image} className={styles.thumb} />}
        {isCorrect && (
          <small>
            <Icon name="check" />
            <span className={cx(!isAlone && "vh")}>Doğru cevap</span>
          </small>
        )}
        <SetText>{text}</SetText>
      </p>
      <div className={styles.track} aria-hidden="true">
        {marks.kind === "dots" ? (
          <div className={styles.dots} style={{ "--rows": marks.rows, "--dot": `${marks.dotRem}rem` } as CSSProperties}>
            {Array.from({ length: count }, (_, i) => (
              <i key={i} style={{ animationDelay: `${Math.min(i * 30, 900)}ms` }} />
            ))}
          </div>
        ) : (
          <div className={styles.bar}>
            {count > 0 && <i style={{ "--share": count / marks.whole } as CSSProperties} />}
          </div>
        )}
      </div>
      <p className={cx(styles.count, "num")}>
        {number(count)}
        <span className="vh"> {who}</span>
      </p>
    </li>
  );
}

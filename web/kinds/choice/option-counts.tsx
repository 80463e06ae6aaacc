import type { CSSProperties } from "react";
import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import type { Distribution } from "#question/question";
import { OptionBadge, optionColour, optionColours } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import type { DistributionProps } from "../board";
import { marksFor, trackWidthFor, type Marks } from "./count-marks";
import styles from "./option-counts.module.css";
import { optionList } from "./option-tiles";
import { revealedSize } from "./type-size";
import { SetText } from "../../texts/set-text";

type Closed = ChoiceSolution & { readonly distribution: Readonly<Distribution> };
type Props = DistributionProps<ChoiceShown, Closed>;

/** How many chose what: marbles without a swirl, so that it says how many and never who. */
export function OptionCounts({ asked: { options }, result, isExplained }: Props) {
  const list = optionList(options);
  const counts = list.map(([key]) => result.distribution[key] ?? 0);
  const texts = list.map(([, text]) => text);
  const trackWidth = trackWidthFor(texts);
  const marks = marksFor(counts, trackWidth);
  return (
    <ul
      className={cx(
        styles.rows,
        optionColours(options),
        list.length < 4 && styles.few,
        isExplained && list.length > 2 && styles.explained,
      )}
      style={{ "--option-size": `${revealedSize(texts)}rem`, "--track-width": `${trackWidth}rem` } as CSSProperties}
    >
      {list.map(([key, text], i) => (
        <OptionRow
          key={key}
          letter={key}
          text={text}
          count={counts[i]!}
          marks={marks}
          isCorrect={key === result.correct_option}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly letter: string;
  readonly text: string;
  readonly count: number;
  readonly marks: Marks;
  readonly isCorrect: boolean;
};

function OptionRow({ letter, text, count, marks, isCorrect }: RowProps) {
  return (
    <li className={cx(styles.row, optionColour(letter), isCorrect ? styles.correct : styles.other)}>
      <OptionBadge letter={letter} look={isCorrect ? "ink" : "fill"} className={styles.badge} />
      <p className={styles.text}>
        <span className="vh">{letter}: </span>
        {isCorrect && (
          <small>
            <Icon name="check" /> Doğru cevap
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
        {count}
        <span className="vh"> kişi</span>
      </p>
    </li>
  );
}

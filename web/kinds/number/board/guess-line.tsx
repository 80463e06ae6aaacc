import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { acceptedRange } from "#question/numbers/number-range";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { useAnswerKeys } from "#kinds/shared/written/board/use-answer-keys";
import type { Closed } from "#kinds/answers";
import type { DistributionProps } from "#kinds/board";
import { BeyondEnd } from "./beyond-end";
import { beyond, columnsOf, guessesOf, medianOf, scaleOf, sumOf, ticksOf } from "../guessed";
import * as styles from "./guess-line.module.css";
import { GuessStack } from "./guess-stack";
import { rangeInWords } from "../teachers-words";
import { shareOf, shown, withUnit } from "../numerals";
import { number } from "#shared/numbers";

/** Measures in px of a board 1920 px wide: the line, a dot with the gap to the next one, and the room above the line. */
const LINE = 1680;
const DOT = 52;
const SMALLEST = 22;
const ROOM = 400;
const ROOM_EXPLAINED = 250;
/** The most players for whom columns consist of dots; with more, they are bars. */
const MOST_DOTS = 60;

/** Each guess is a dot over the line, the right answer a band. No names. A touch on dots lets the host accept them as right. */
export function GuessLine({ asked: { unit, slider }, result, isExplained, word }: DistributionProps<"number">) {
  const plot = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  useAnswerKeys(plot);
  const { solution: wanted, texts = [], distribution } = result;
  const guesses = guessesOf(texts, wanted);
  const scale = scaleOf(guesses, wanted, slider);
  const columns = columnsOf(guesses, scale, wanted, DOT / LINE);
  const { low, high } = acceptedRange(wanted);
  const isWhole = [low, high, slider?.min ?? 0, slider?.step ?? 1].every(Number.isInteger);
  const { smaller, larger } = beyond(guesses, scale);
  const answered = (distribution.right ?? 0) + (distribution.wrong ?? 0);
  const untold = answered - sumOf(guesses);
  const median = untold === 0 ? medianOf(guesses) : null;
  const range = rangeInWords(wanted, unit);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const dot = Math.min(DOT, Math.floor((isExplained ? ROOM_EXPLAINED : ROOM) / most));
  const isBars = answered > MOST_DOTS || dot < SMALLEST;
  const openable = (place: string) => ({
    isOpen: opened === place,
    onOpen: () => setOpened(opened === place ? null : place),
  });
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || opened === null) return;
    event.stopPropagation();
    setOpened(null);
  };
  const at = (value: number) => ({ "--at": shareOf(scale, value) }) as CSSProperties;
  return (
    <figure
      className={cx("column", styles.area, isExplained && styles.explained)}
      style={{ "--dot": `${dot / 16}rem` } as CSSProperties}
    >
      <figcaption className="vh">{told(result, columns.length > 0)}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons in it */}
      <div
        className={styles.plot}
        ref={plot}
        onKeyDown={close}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && setOpened(null)}
      >
        <span
          className={styles.band}
          style={{ "--from": shareOf(scale, low), "--to": shareOf(scale, high) } as CSSProperties}
        />
        <p
          className={cx("row", styles.value, "num")}
          style={{ ...at(wanted.value), "--pull": pullOf(shareOf(scale, wanted.value)) } as CSSProperties}
        >
          <Icon name="check" />
          {withUnit(wanted.value, unit)}
        </p>
        <span className={styles.line} />
        <BeyondEnd side="smaller" guesses={smaller} {...{ unit, word }} {...openable("smaller")} />
        {columns.map((column, i) => {
          const place = column.at.toFixed(6);
          return (
            <GuessStack key={place} {...{ column, unit, i, word }} most={isBars ? most : null} {...openable(place)} />
          );
        })}
        <BeyondEnd side="larger" guesses={larger} {...{ unit, word }} {...openable("larger")} />
        <div className={cx(styles.ticks, "num")} aria-hidden="true">
          {ticksOf(scale, isWhole).map((tick) => (
            <span key={tick} style={at(tick)}>
              {shown(tick, unit)}
            </span>
          ))}
        </div>
      </div>
      <p className={cx(styles.notes, "num")}>
        {median !== null && (
          <span>
            Sınıfın ortanca tahmini <b>{withUnit(median, unit)}</b>
          </span>
        )}
        {untold > 0 && <span>{untold} tahmin daha var</span>}
        {range !== null && (
          <span className={styles.range}>
            Kabul aralığı <b>{range}</b>
          </span>
        )}
      </p>
    </figure>
  );
}

/** Centred over its position, except at both ends, where it stays on the line. */
const pullOf = (at: number): number => (at < 0.12 ? 0 : at > 0.88 ? 1 : 0.5);

/** The same for people who cannot see the dots. */
function told({ distribution }: Closed<"number">, isAnyShown: boolean): string {
  const { right = 0, wrong = 0 } = distribution;
  return `${number(right + wrong)} tahmin, ${number(right)} kişi doğru aralıkta${isAnyShown ? "" : ", gösterilecek tahmin yok"}.`;
}

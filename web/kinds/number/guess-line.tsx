import type { CSSProperties } from "react";
import type { ClosedText } from "#protocol/messages";
import type { NumberShown, NumberSolution } from "#question/number";
import { acceptedRange } from "#question/number-range";
import type { Distribution } from "#question/question";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import { beyond, columnsOf, guessesOf, medianOf, scaleOf, sumOf, ticksOf, type Column } from "./guessed";
import styles from "./guess-line.module.css";
import { rangeInWords } from "./teachers-words";
import { shareOf, shown, withUnit } from "./numerals";

/** In px of a board 1920 px wide: the line, a dot with the gap to the next one, and the room above the line. */
const LINE = 1680;
const DOT = 52;
const SMALLEST = 22;
const ROOM = 400;
const ROOM_EXPLAINED = 250;
/** Above that many players columns are bars. */
const MOST_DOTS = 60;

type Props = {
  readonly asked: NumberShown;
  readonly result: NumberSolution & {
    readonly distribution: Readonly<Distribution>;
    readonly texts?: readonly ClosedText[];
  };
  readonly isExplained: boolean;
};

/** Each guess a dot over the line, what is right a band. Nobody's name. */
export function GuessLine({ asked: { unit, slider }, result, isExplained }: Props) {
  const { solution: wanted, texts = [], distribution } = result;
  const guesses = guessesOf(texts, wanted);
  const scale = scaleOf(guesses, wanted, slider);
  const columns = columnsOf(guesses, scale, wanted, DOT / LINE);
  const { low, high } = acceptedRange(wanted);
  const { smaller, larger } = beyond(guesses, scale);
  const answered = (distribution.right ?? 0) + (distribution.wrong ?? 0);
  const untold = answered - sumOf(guesses);
  const median = untold === 0 ? medianOf(guesses) : null;
  const range = rangeInWords(wanted, unit);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const dot = Math.min(DOT, Math.floor((isExplained ? ROOM_EXPLAINED : ROOM) / most));
  const isBars = answered > MOST_DOTS || dot < SMALLEST;
  const at = (value: number) => ({ "--at": shareOf(scale, value) }) as CSSProperties;
  return (
    <figure
      className={cx(styles.area, isExplained && styles.explained)}
      style={{ "--dot": `${dot / 16}rem` } as CSSProperties}
    >
      <figcaption className="vh">{told(columns, result)}</figcaption>
      <div className={styles.plot}>
        <span
          className={styles.band}
          style={{ "--from": shareOf(scale, low), "--to": shareOf(scale, high) } as CSSProperties}
        />
        <p
          className={cx(styles.value, "num")}
          style={{ ...at(wanted.value), "--pull": pullOf(shareOf(scale, wanted.value)) } as CSSProperties}
        >
          <Icon name="check" />
          {withUnit(wanted.value, unit)}
        </p>
        <div aria-hidden="true">
          {columns.map((column, i) => (
            <Stack key={`${column.at} ${column.isRight}`} column={column} most={isBars ? most : null} i={i} />
          ))}
        </div>
        <span className={styles.line} />
        <div className={cx(styles.ticks, "num")} aria-hidden="true">
          {ticksOf(scale).map((tick) => (
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
        {smaller > 0 && <span>{smaller} kişi daha küçük</span>}
        {larger > 0 && <span>{larger} kişi daha büyük</span>}
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

/** Over its place, but for both ends, where it stays on the line. */
const pullOf = (at: number): number => (at < 0.12 ? 0 : at > 0.88 ? 1 : 0.5);

type StackProps = { readonly column: Column; readonly most: number | null; readonly i: number };

function Stack({ column: { at, count, isRight }, most, i }: StackProps) {
  const place = { "--at": at, "--share": count / (most ?? 1), "--i": i } as CSSProperties;
  if (most !== null) {
    return (
      <span className={cx(styles.bar, isRight && styles.right)} style={place}>
        <b className="num">{count}</b>
        <i />
      </span>
    );
  }
  return (
    <span className={cx(styles.stack, isRight && styles.right)} style={place}>
      {Array.from({ length: count }, (_, j) => (
        <i key={j} style={{ animationDelay: `${Math.min(900, (i + j) * 30)}ms` }} />
      ))}
    </span>
  );
}

/** The same for who cannot see the dots. */
function told(columns: readonly Column[], { distribution }: Props["result"]): string {
  const { right = 0, wrong = 0 } = distribution;
  return `${right + wrong} tahmin, ${right} kişi doğru aralıkta${columns.length === 0 ? ", gösterilecek tahmin yok" : ""}.`;
}

import { Link } from "react-router";
import { gameCode } from "#front-door/game-code";
import { cx } from "#ui/cx";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import { joinAddress } from "#browser/addresses/join-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import * as styles from "./strip.module.css";

type Props = {
  readonly number: number;
  readonly total: number;
  readonly points?: number | undefined;
  /** The next step, as a hint. */
  readonly hint: readonly [drawing: IconName, text: string] | null;
  /** Instruction to the class in place of the address, in a game that nobody joins by code, or where answers may change. */
  readonly instead: string | null;
  readonly code: string;
  readonly locked: boolean;
  /** Rehearsals only: the way out, shown with a note in place of the address, because nobody can join. */
  readonly rehearsalExit: string | null;
  readonly onCode: () => void;
};

/** Head of the board while a game runs: which question of how many, and how latecomers join. */
export function Strip({ number, total, points = 1, hint, instead, code, locked, rehearsalExit, onCode }: Props) {
  const { host } = useOriginForPhones();
  return (
    <header className={`row ${styles.strip}`}>
      <span className={styles.number}>
        Soru <b className="num">{number}</b> / <span className="num">{total}</span>
      </span>
      <Progress number={number} total={total} />
      {points === 2 && <span className={cx(styles.points, styles.double)}>Çift puan</span>}
      {points === 0 && <span className={styles.points}>Puansız</span>}
      {hint && (
        <p className={`row ${styles.hint}`}>
          <Icon name={hint[0]} />
          <span className="one-line">{hint[1]}</span>
        </p>
      )}
      {instead !== null && rehearsalExit === null ? (
        <p className={styles.instead}>{instead}</p>
      ) : rehearsalExit === null ? (
        <button type="button" className={`row ${styles.join}`} onClick={onCode}>
          <span>{joinAddress(host)}</span> <b className="num">{gameCode(code)}</b>
          <span className="vh">, büyük kod</span>
          {locked && <Icon name="lock" />}
        </button>
      ) : (
        <p className={`row ${styles.rehearsal}`}>
          <b>Prova</b> <Link to={rehearsalExit}>Provadan çık</Link>
        </p>
      )}
    </header>
  );
}

/** One bead per question, or a track if they would not fit. */
function Progress({ number, total }: Pick<Props, "number" | "total">) {
  if (total > 20) {
    return (
      <span className={styles.track} aria-hidden="true">
        <i style={{ transform: `translateX(${(number / total - 1) * 100}%)` }} />
      </span>
    );
  }
  return (
    <span className={styles.beads} aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <i key={i} className={cx(i + 1 < number && styles.past, i + 1 === number && styles.now)} />
      ))}
    </span>
  );
}

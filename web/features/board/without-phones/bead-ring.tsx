import * as styles from "./bead-ring.module.css";

type Props = {
  readonly done: number;
  readonly of: number;
  /** Word for a finished bead: "okundu" */
  readonly word: string;
};

/** Radius of the circle through the beads' centres, in a box of 300. */
const RADIUS = 135;

/** Replaces the clock of a question without one: one bead for each awaited answer, filled one by one. */
export function BeadRing({ done, of, word }: Props) {
  const bead = Math.min(10, (RADIUS * Math.PI * 0.7) / Math.max(1, of));
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 300 300" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => {
          const turn = (i / of) * 2 * Math.PI;
          const x = 150 + RADIUS * Math.sin(turn);
          const y = 150 - RADIUS * Math.cos(turn);
          return (
            <g key={i} className={i < done ? styles.full : undefined}>
              <circle className={styles.bead} cx={x} cy={y} r={bead - 1} />
              <circle className={styles.fill} cx={x} cy={y} r={bead} />
            </g>
          );
        })}
      </svg>
      <p>
        <b className="num">{done}</b>
        <span>
          / <span className="num">{of}</span> {word}
        </span>
      </p>
    </div>
  );
}

import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx";
import * as styles from "./podium.module.css";
import type { PodiumPlace } from "#hosting/podium-places";

/** Looks by rank: fill, height of the step, size of the marble and the room above the number, in px of a board 1920 px wide. */
const looks = {
  1: { fill: "var(--opt-c)", height: 630, marble: 240, lift: 26 },
  2: { fill: "var(--opt-b)", height: 500, marble: 190, lift: 8 },
  3: { fill: "var(--opt-a)", height: 424, marble: 170, lift: 1 },
} as const;
const WIDTH = 404;

type Props = Pick<PodiumPlace, "rank" | "turn"> & {
  readonly name: string;
  /** "1.240 puan" */
  readonly score: string;
  readonly marble: ReactNode;
  /** Under the points: the members of a team. */
  readonly children?: ReactNode;
};

/** A step of the podium with a cup cut into it, and the marble lying there. */
export function PodiumStep({ rank, turn, name, score, marble: lying, children }: Props) {
  const { fill, height, marble, lift } = looks[rank];
  const style = {
    height: `${height / 16}rem`,
    "--size": `${marble / 16}rem`,
    "--turn": turn,
    "--fill": fill,
  } as CSSProperties;
  return (
    <li className={cx("row", styles.step, children !== undefined && styles.ofTeam)} style={style}>
      <svg className={styles.shape} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--fill)" d={outline(height, marble)} />
      </svg>
      <span className={styles.marble}>{lying}</span>
      <span className={cx(styles.rank, "num")} style={{ marginTop: `${lift / 16}rem` }}>
        {rank}
      </span>
      <span className={cx("lines", styles.name, name.length > 12 && styles.longName)}>{name}</span>
      <span className={cx(styles.points, "num")}>{score}</span>
      {children}
    </li>
  );
}

/** Round shoulders, and a cup 6 px wider than the marble whose middle lies a little above the edge. */
function outline(height: number, marble: number): string {
  const radius = marble / 2 + 6;
  const half = Math.sqrt(radius ** 2 - (6 + marble * 0.14) ** 2);
  const left = (WIDTH / 2 - half).toFixed(2);
  const right = (WIDTH / 2 + half).toFixed(2);
  const cup = `H${(WIDTH / 2 - half - 10).toFixed(2)}Q${left} 0 ${left} 6A${radius} ${radius} 0 0 0 ${right} 6q2-6 10-6`;
  return `M0 36A36 36 0 0 1 36 0${cup}H${WIDTH - 36}A36 36 0 0 1 ${WIDTH} 36V${height}H0Z`;
}

import { memo, type CSSProperties } from "react";
import * as styles from "./podium.module.css";

const colours = ["var(--opt-a)", "var(--opt-b)", "var(--opt-c)", "var(--opt-d)", "#ffffff"];

/** Forty beads, the same ones every time: they fall once and stay lying above the podium. */
const pieces = Array.from({ length: 40 }, (_, i) => {
  const dice = (turn: number) => Math.abs((Math.sin((i + 1) * 12.9898 + turn * 78.233) * 43_758.5453) % 1);
  const size = 0.7 + dice(1) * 1.4;
  const left = 2 + dice(2) * 96;
  // Leaves room for the heading at the top left.
  const highest = left < 58 ? 22 : 2;
  return {
    left: `${left.toFixed(2)}%`,
    top: `${(highest + dice(3) * (38 - highest)).toFixed(2)}%`,
    width: `${size.toFixed(2)}rem`,
    height: `${size.toFixed(2)}rem`,
    background: colours[i % colours.length],
    "--wait": `${Math.round(dice(4) * 900)}ms`,
    "--drift": `${((dice(5) - 0.5) * 16).toFixed(1)}rem`,
  } as CSSProperties;
});

/** Decoration only: drawn once, never again. */
export const Confetti = memo(function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map((style, i) => (
        <i key={i} style={style} />
      ))}
    </div>
  );
});

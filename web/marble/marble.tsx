import type { ReactNode } from "react";
import { marbleArt, type MarbleArt } from "./marble-art";
import styles from "./marble.module.css";

type Props = {
  readonly seed: number;
  /** In px; without it the style sheet decides. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** A player's glass marble. Always decorative: the name stands beside it. */
export function Marble({ seed, size, className }: Props) {
  const art = marbleArt(seed);
  return (
    <Glass size={size} className={className}>
      <rect width="64" height="64" fill={art.glass} />
      <g transform={`rotate(${art.turn} 32 32)`}>{patterns[art.pattern](art)}</g>
    </Glass>
  );
}

/** The marble of the house: the dot of the wordmark, the head of the ring, the full stop of the headline. */
export function BrandMarble({ size, className }: Omit<Props, "seed">) {
  return (
    <Glass size={size} className={className}>
      <rect width="64" height="64" fill="#FF8B73" />
      <g transform="rotate(-38 32 32)">
        <path fill="#FFD83D" d="M-4 36C14 16 30 58 68 18V42C32 76 14 36-4 58Z" />
        <path fill="none" stroke="#0E1446" strokeWidth="6" d="M-2 26C16 6 32 46 66 8" />
      </g>
    </Glass>
  );
}

type GlassProps = {
  readonly size: number | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** What all marbles share: round, a rim, a highlight. */
function Glass({ size, className, children }: GlassProps) {
  return (
    <svg
      className={className ? `${styles.marble} ${className}` : styles.marble}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {children}
      <circle className={styles.rim} cx="32" cy="32" r="30.8" />
      <path className={styles.shine} d="M13 25A20 20 0 0 1 25 13" />
    </svg>
  );
}

const petal = "M32 32C16 24 14 4 32-2 28 12 40 20 32 32Z";

/** Leaf, ribbon, moon, flower, eye, wave. */
const patterns: Record<MarbleArt["pattern"], (art: MarbleArt) => ReactNode> = {
  0: ({ swirl, core }) => (
    <>
      <path fill={swirl} d="M8 56C11 27 27 11 56 8 53 37 37 53 8 56Z" />
      <path fill={core} d="M17 47C20 31 31 20 47 17 44 33 33 44 17 47Z" />
    </>
  ),
  1: ({ swirl, core }) => (
    <>
      <path fill={swirl} d="M-4 34C14 14 30 58 68 18V40C32 76 14 34-4 54Z" />
      <path fill="none" stroke={core} strokeWidth="4.5" d="M-2 24C16 4 32 46 66 8" />
    </>
  ),
  2: ({ glass, swirl, core }) => (
    <>
      <circle cx="46" cy="40" r="30" fill={swirl} />
      <circle cx="56" cy="46" r="26" fill={glass} />
      <circle cx="52" cy="44" r="9" fill={core} />
    </>
  ),
  3: ({ swirl, core }) => (
    <>
      <path fill={swirl} d={petal} />
      <path fill={swirl} d={petal} transform="rotate(120 32 32)" />
      <path fill={swirl} d={petal} transform="rotate(240 32 32)" />
      <circle cx="32" cy="32" r="7" fill={core} />
    </>
  ),
  4: ({ glass, swirl, core }) => (
    <>
      <circle cx="24" cy="38" r="23" fill={swirl} />
      <circle cx="24" cy="38" r="14" fill={glass} />
      <circle cx="24" cy="38" r="7" fill={core} />
    </>
  ),
  5: ({ swirl, core }) => (
    <>
      <path fill={swirl} d="M-2 34C10 20 22 48 34 34S56 24 66 36V66H-2Z" />
      <path fill="none" stroke={core} strokeWidth="5" d="M-2 22C10 8 22 36 34 22S56 12 66 24" />
    </>
  ),
};

import type { ReactNode } from "react";
import { marbleShapes } from "./marble-art";
import styles from "./marble.module.css";

type Props = {
  readonly seed: number;
  /** In px; without it the style sheet decides. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** A player's glass marble. Always decorative: the name stands beside it. */
export function Marble({ seed, size, className }: Props) {
  return (
    <Glass size={size} className={className}>
      {marbleShapes(seed).map(({ tag: Tag, ...attributes }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a picture's strokes have no other name than their place
        <Tag key={i} {...attributes} />
      ))}
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
    >
      {children}
      <circle className={styles.rim} cx="32" cy="32" r="30.8" />
      <path
        className={styles.shine}
        d="M10.6 24.1A22.5 22.5 0 0 1 24.1 10.6 2.5 2.5 0 0 1 25.9 15.4 17.5 17.5 0 0 0 15.4 25.9 2.5 2.5 0 0 1 10.6 24.1Z"
      />
    </svg>
  );
}

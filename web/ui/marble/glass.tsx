import type { ReactNode } from "react";
import * as styles from "./marble.module.css";

type GlassProps = {
  readonly size: number | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Common parts of all marbles: the circle, a rim, a highlight. */
export function Glass({ size, className, children }: GlassProps) {
  return (
    <svg
      className={className ? `${styles.marble} ${className}` : styles.marble}
      viewBox="0 0 64 64"
      width={size}
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

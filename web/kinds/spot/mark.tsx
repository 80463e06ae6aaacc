import type { CSSProperties } from "react";
import type { Area, Point } from "#question/picture/on-picture";
import { cx } from "#ui/cx";
import * as styles from "./sheet.module.css";

/** CSS position of a point on a picture. */
export const placed = ([x, y]: Point): CSSProperties => ({ "--x": x / 1000, "--y": y / 1000 }) as CSSProperties;
export const marked = styles.mark!;

/** A right place, in its true size. */
export const Ring = ({
  area: { x, y, r },
  className,
}: {
  readonly area: Area;
  readonly className?: string | undefined;
}) => (
  <i
    className={cx(styles.mark, styles.ring, className)}
    style={{ ...placed([x, y]), "--r": r / 1000 } as CSSProperties}
    aria-hidden="true"
  />
);

import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import * as styles from "./missing-mark.module.css";

/** Marks those who are missing: never by name, never in red. */
export const MissingMark = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <span className={cx("center", styles.mark, className)}>{children}</span>;

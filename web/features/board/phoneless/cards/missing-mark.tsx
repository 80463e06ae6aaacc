import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import styles from "./missing-mark.module.css";

/** Who is not there yet: never a name, never red. */
export const MissingMark = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <span className={cx(styles.mark, className)}>{children}</span>;

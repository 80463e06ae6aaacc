import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import styles from "./frame.module.css";

/** The ground a phase stands on: cobalt to wait, paper to read, green for right, yellow for nearly, grey-blue for everything else. */
export type Tone = "field" | "paper" | "ok" | "part" | "neutral";

type Props = {
  readonly tone: Tone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Frame({ tone, className, children }: Props) {
  return <main className={cx(styles.frame, styles[tone], tone === "field" && "on-field", className)}>{children}</main>;
}

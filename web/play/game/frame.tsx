import { useEffect, useRef, type ReactNode } from "react";
import { cx } from "../../ui/cx";
import styles from "./frame.module.css";

/** The ground a phase stands on: cobalt to wait, paper to read, green for right, grey-blue for everything else. */
export type Tone = "field" | "paper" | "ok" | "neutral";

type Props = {
  readonly tone: Tone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Frame({ tone, className, children }: Props) {
  return <main className={cx(styles.frame, styles[tone], tone === "field" && "on-field", className)}>{children}</main>;
}

/** The phase's heading: takes the focus when the phase begins, so that a screen reader begins there. */
export function Heading({ className, children }: Omit<Props, "tone">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

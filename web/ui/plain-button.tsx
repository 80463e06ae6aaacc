import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { cx } from "./cx";
import { Spinner } from "./drawn/spinner";

export type ButtonVariant = "primary" | "lim" | "alt" | "quiet" | "danger" | "field";
export type ButtonSize = "sm" | "md" | "lg" | "board";

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its column. */
  readonly block?: boolean | undefined;
};

/** The look alone, for links that look like buttons: `<Link className={buttonClass({ variant: "lim" })}>`. */
export function buttonClass(
  { variant = "primary", size = "md", block = false }: ButtonLook = {},
  extra?: string,
): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

export type PlainButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    /** True while the call is running: the label stays, the width does not change, a second press does nothing. */
    readonly busy?: boolean | undefined;
    /** The disabled button stays reachable by keyboard. */
    readonly disabled?: boolean | undefined;
    readonly before?: ReactNode;
  };

/** The part of a button that a pupil's phone needs. */
export function PlainButton({ variant, size, block, busy, disabled, before, ...rest }: PlainButtonProps) {
  const off = busy || disabled;
  const { className, children, onClick, ...attributes } = rest;
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass({ variant, size, block }, cx(busy && styles.busy, className))}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {before ?? (busy && <Spinner className={styles.orbit} />)}
      {children}
    </button>
  );
}

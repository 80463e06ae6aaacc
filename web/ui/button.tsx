import { useId, type ComponentProps } from "react";
import styles from "./button.module.css";
import { cx } from "./cx";
import { Icon, type IconName } from "./icon";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "lim" | "alt" | "quiet" | "danger" | "field";
export type ButtonSize = "sm" | "md" | "lg" | "board";

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its column. */
  readonly block?: boolean | undefined;
};

/** The look alone, for links that are buttons to the eye: `<Link className={buttonClass({ variant: "lim" })}>`. */
export function buttonClass(
  { variant = "primary", size = "md", block = false }: ButtonLook = {},
  extra?: string,
): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

type Props = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    readonly icon?: IconName;
    /** The call is under way: the label stays, the width does not change, a second press does nothing. */
    readonly busy?: boolean;
    readonly disabled?: boolean;
    /** Why it cannot be pressed now; shown under it on focus and hover. It stays reachable by keyboard. */
    readonly disabledReason?: string | undefined;
  };

export function Button({ variant, size, block, icon, busy, disabled, disabledReason, ...rest }: Props) {
  const reasonId = useId();
  const off = busy || disabled || disabledReason !== undefined;
  const { className, children, onClick, type = "button", ...attributes } = rest;
  const button = (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, block }, cx(busy && styles.busy, className))}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      aria-describedby={disabledReason ? reasonId : attributes["aria-describedby"]}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner className={icon ? styles.orbitInSlot : styles.orbit} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span id={reasonId} role="tooltip" className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

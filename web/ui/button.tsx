import { useId } from "react";
import * as styles from "./button.module.css";
import { Icon, type IconName } from "./drawn/icon";
import { PlainButton, type PlainButtonProps } from "./plain-button";
import { Spinner } from "./drawn/spinner";

export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from "./plain-button";

type Props = Omit<PlainButtonProps, "before"> & {
  readonly icon?: IconName;
  /** The reason why it cannot be pressed now; shown under it on focus and hover. */
  readonly disabledReason?: string | undefined;
};

export function Button({ icon, disabledReason, ...plain }: Props) {
  const reasonId = useId();
  const { busy, disabled } = plain;
  const button = (
    <PlainButton
      {...plain}
      disabled={disabled || disabledReason !== undefined}
      before={icon && (busy ? <Spinner className={styles.orbitInSlot} /> : <Icon name={icon} />)}
      aria-describedby={disabledReason ? reasonId : plain["aria-describedby"]}
    />
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

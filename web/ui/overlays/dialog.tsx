import { useId, type ReactNode } from "react";
import { PlainButton } from "../plain-button";
import { cx } from "../cx";
import * as styles from "./dialog.module.css";
import { Icon } from "../drawn/icon";
import { useModal } from "../use/use-modal";

type Props = {
  readonly title: ReactNode;
  /** Called by Esc, the backdrop and the close button. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The confirming button; a cancel button stands before it. */
  readonly does?: ReactNode;
  readonly cancel?: string;
  /** Other buttons, instead of these two. */
  readonly actions?: ReactNode;
  /** "side" is a panel of 480 px on the right. On phones both are sheets from below. */
  readonly shape?: "box" | "side";
  /** Placed at `--left` and `--top` instead, if there is room. */
  readonly hangs?: boolean;
  readonly wide?: boolean | "very";
};

/** Open while it is rendered. The browser traps the focus and gives it back. */
export function Dialog({
  title,
  onClose,
  children,
  does,
  cancel = "Vazgeç",
  actions,
  shape = "box",
  hangs,
  wide = false,
}: Props) {
  const ref = useModal(onClose, "beside");
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={cx(
        styles.dialog,
        shape === "side" && styles.side,
        wide && styles.wide,
        wide === "very" && styles.veryWide,
        hangs && styles.hanging,
      )}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {shape === "side" && (
            <button type="button" className={styles.x} aria-label="Kapat" onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {(does || actions) && (
          <div className={styles.actions}>
            {does && (
              <PlainButton variant="alt" onClick={onClose}>
                {cancel}
              </PlainButton>
            )}
            {does ?? actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

type ConfirmProps = {
  /** The question. */
  readonly title: string;
  /** A description of what is lost. */
  readonly children?: ReactNode;
  /** The verb, as on the button that opened it. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before something is lost. */
export function ConfirmDialog({ confirm, danger, busy = false, onConfirm, ...dialog }: ConfirmProps) {
  return (
    <Dialog
      {...dialog}
      does={
        <PlainButton variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
          {confirm}
        </PlainButton>
      }
    />
  );
}

import type { ReactNode } from "react";
import { PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { missingId } from "./hint";
import styles from "./send-bar.module.css";
import type { Unsent } from "./use-unsent";

type Props = {
  readonly unsent: Pick<Unsent<unknown>, "answer" | "send" | "isShown">;
  /** What has to be done before it can be sent: "En az bir şık seç" */
  readonly missing: string;
  /** What it sends: "3 şıkkı gönder" */
  readonly children: string;
  /** It can be pressed although it is not complete, and then says why not. */
  readonly isReady?: boolean;
  readonly onSend?: () => void;
  /** A button 56 px wide before it: "Son yerleştirmeyi geri al" */
  readonly beside?: ReactNode;
};

/** The lowest row of the page: what is missing, and once nothing is, the button that sends. */
export function SendBar({ unsent, missing, children, isReady, onSend, beside }: Props) {
  if (!unsent.isShown) return null;
  return (
    <div className={cx(styles.bar, beside !== undefined && styles.two)}>
      {beside}
      {(isReady ?? unsent.answer !== null) ? (
        <PlainButton block className={styles.send} onClick={onSend ?? unsent.send}>
          {children}
        </PlainButton>
      ) : (
        <p className={styles.missing} id={missingId}>
          {missing}
        </p>
      )}
    </div>
  );
}

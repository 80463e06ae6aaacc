import { use, type ReactNode } from "react";
import { PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { ChangeBarContext } from "./changing";
import { missingId } from "./hint";
import * as styles from "./send-bar.module.css";
import type { Unsent } from "./use-unsent";

export type SendBarProps = {
  readonly unsent: Pick<Unsent<unknown>, "answer" | "send" | "isShown">;
  /** The step that is missing before it can be sent: "En az bir şık seç" */
  readonly missing: string;
  /** The button's text: "3 şıkkı gönder" */
  readonly children: string;
  /** True if the button can be pressed although the answer is incomplete; it then says what is missing. */
  readonly isReady?: boolean;
  readonly onSend?: () => void;
  /** A button 56 px wide before it: "Son yerleştirmeyi geri al" */
  readonly beside?: ReactNode;
};

/** The lowest row of the page: what is missing, or the button that sends once nothing is. */
export function SendBar(props: SendBarProps) {
  const { unsent, missing, children, isReady, onSend, beside } = props;
  const changeBar = use(ChangeBarContext);
  if (!unsent.isShown) return null;
  if (changeBar) return changeBar(props);
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

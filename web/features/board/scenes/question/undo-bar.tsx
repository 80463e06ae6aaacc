import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import styles from "./undo-bar.module.css";
import type { Accepted } from "./use-host-word";

/** What the host has just said of an answer, and the way back. */
type Props = { readonly said: Accepted; readonly onUndo: () => void; readonly isInHand?: boolean };

export const UndoBar = ({ said, onUndo, isInHand }: Props) => (
  <div className={cx(styles.bar, isInHand && styles.hand)} role="status">
    <p>
      “<SetText inline>{said.text}</SetText>” doğru sayıldı, {said.count} kişinin puanı güncellendi.
    </p>
    <button type="button" onClick={onUndo}>
      Geri al
    </button>
  </div>
);

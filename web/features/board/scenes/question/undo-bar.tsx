import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import * as styles from "./undo-bar.module.css";
import type { Accepted } from "./use-host-word";

/** The answer that the host has just accepted, and the way to undo it. */
type Props = { readonly said: Accepted; readonly onUndo: () => void; readonly isInHand?: boolean };

export const UndoBar = ({ said, onUndo, isInHand }: Props) => (
  <div className={cx("row", styles.bar, isInHand && styles.hand)} role="status">
    <p className="lines">
      “
      <SetText inline isAnswer>
        {said.text}
      </SetText>
      ” doğru sayıldı, {said.count} kişinin puanı güncellendi.
    </p>
    <button type="button" onClick={onUndo}>
      Geri al
    </button>
  </div>
);

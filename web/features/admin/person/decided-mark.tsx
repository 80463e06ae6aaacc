import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { deeds } from "./deeds";
import * as styles from "./decided-mark.module.css";
import type { Standing } from "./use-decisions";

type Props = { readonly decided: Standing; readonly onUndo: () => void };

/** The decision just made about a person, with its undo. */
export function DecidedMark({ decided: { state, deed }, onUndo }: Props) {
  const isApproved = deed === "approve";
  return (
    <p className={cx("row", styles.mark, isApproved && styles.approved)}>
      {isApproved && <Icon name="check" />}
      <span role="status">{deeds[deed].done}</span>
      {state === "held" && (
        <Button variant="quiet" size="sm" icon="undo" onClick={onUndo}>
          Geri al
        </Button>
      )}
    </p>
  );
}

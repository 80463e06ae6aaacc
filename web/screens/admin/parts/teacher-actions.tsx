import type { ListedUser } from "#protocol/http/people";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/drawn/icon";
import styles from "./teacher-actions.module.css";
import type { Decided } from "./use-decisions";

type Props = {
  readonly teacher: ListedUser;
  readonly decided: Decided | undefined;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onUndo: () => void;
};

/** The end of a teacher's row: the two decisions, or what was decided. */
export function TeacherActions({ teacher, decided, onApprove, onReject, onUndo }: Props) {
  if (decided?.state === "approved") return <Approved mayUndo={decided.mayUndo} onUndo={onUndo} />;
  if (decided?.state === "rejected") return <p className={styles.done}>Reddedildi</p>;
  const to = decided?.state === "busy" ? decided.to : null;
  const unverified = teacher.is_email_verified ? undefined : "Önce e-posta doğrulanmalı";
  return (
    <div className={styles.cell}>
      <div className={styles.actions}>
        {teacher.approval !== "rejected" && (
          <Button
            variant="alt"
            size="sm"
            busy={to === "rejected"}
            disabled={to !== null}
            onClick={onReject}
            aria-label={`${rejectVerb(teacher)}: ${teacher.name}`}
          >
            {rejectVerb(teacher)}
          </Button>
        )}
        {teacher.approval !== "approved" && (
          <Button
            size="sm"
            busy={to === "approved"}
            disabled={to !== null}
            disabledReason={unverified}
            onClick={onApprove}
            aria-label={`Onayla: ${teacher.name}`}
          >
            Onayla
          </Button>
        )}
      </div>
      {decided?.state === "failed" && (
        <p className={styles.failure} role="alert">
          {decided.text} <span>Yeniden deneyin.</span>
        </p>
      )}
    </div>
  );
}

const rejectVerb = ({ approval }: ListedUser) => (approval === "approved" ? "Onayı kaldır" : "Reddet");

function Approved({ mayUndo, onUndo }: { readonly mayUndo: boolean; readonly onUndo: () => void }) {
  return (
    <p className={styles.approved}>
      <Icon name="check" />
      <span role="status">Onaylandı</span>
      {mayUndo && (
        <Button variant="quiet" size="sm" icon="undo" onClick={onUndo}>
          Geri al
        </Button>
      )}
    </p>
  );
}

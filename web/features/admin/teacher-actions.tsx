import type { ReactNode } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import { Button } from "#ui/button.tsx";
import * as styles from "./teacher-actions.module.css";
import { DecidedMark } from "./person/decided-mark";
import { stands, type Decided } from "./person/use-decisions";

type Props = {
  readonly teacher: ListedUser;
  readonly decided: Decided | undefined;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onUndo: () => void;
  readonly menu: (teacher: ListedUser) => ReactNode;
};

/** End of a teacher's row: the two decisions, or the decision made, or that another administrator has decided. */
export function TeacherActions({ teacher, decided, onApprove, onReject, onUndo, menu }: Props) {
  if (stands(decided)) return <DecidedMark decided={decided} onUndo={onUndo} />;
  if (decided?.state === "moved") {
    return (
      <p className={styles.failure} role="alert">
        {decided.text}
      </p>
    );
  }
  const unverified = teacher.is_email_verified ? undefined : "Önce e-posta doğrulanmalı";
  return (
    <div className={styles.cell}>
      <div className={styles.actions}>
        {teacher.approval !== "rejected" && (
          <Button variant="alt" size="sm" onClick={onReject} aria-label={`${rejectVerb(teacher)}: ${teacher.name}`}>
            {rejectVerb(teacher)}
          </Button>
        )}
        {teacher.approval !== "approved" && (
          <Button size="sm" disabledReason={unverified} onClick={onApprove} aria-label={`Onayla: ${teacher.name}`}>
            Onayla
          </Button>
        )}
        <span className={styles.menu}>{menu(teacher)}</span>
      </div>
      {decided && (
        <p className={styles.failure} role="alert">
          {decided.text} <span>Yeniden deneyin.</span>
        </p>
      )}
    </div>
  );
}

const rejectVerb = ({ approval }: ListedUser) => (approval === "approved" ? "Onayı kaldır" : "Reddet");

import { Button } from "../../../ui/button";
import styles from "./bulk-bar.module.css";

type Props = {
  readonly count: number;
  readonly deciding: "approve" | "reject" | null;
  readonly mayApprove: boolean;
  readonly rejectVerb: string;
  readonly mayReject: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
};

/** Floats over the list while rows are chosen. */
export function BulkBar({ count, deciding, mayApprove, mayReject, rejectVerb, onApprove, onReject }: Props) {
  return (
    <div className={styles.room}>
      <div className={styles.bar} role="toolbar" aria-label="Toplu işlem">
        <span className="num" role="status">
          {count} öğretmen seçildi
        </span>
        {mayReject && (
          <Button
            variant="alt"
            size="sm"
            className={styles.reject}
            busy={deciding === "reject"}
            disabled={deciding !== null}
            onClick={onReject}
          >
            {rejectVerb}
          </Button>
        )}
        {mayApprove && (
          <Button
            variant="lim"
            size="sm"
            busy={deciding === "approve"}
            disabled={deciding !== null}
            onClick={onApprove}
          >
            {count === 1 ? "Onayla" : count === 2 ? "İkisini de onayla" : "Tümünü onayla"}
          </Button>
        )}
      </div>
    </div>
  );
}

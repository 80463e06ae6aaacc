import { ChosenBar, plainInBar } from "#screens/page/chosen-bar.tsx";
import { Button } from "#ui/button.tsx";

type Props = {
  readonly count: number;
  readonly mayApprove: boolean;
  readonly rejectVerb: string;
  readonly mayReject: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
};

/** Floats over the list while rows are chosen. */
export function BulkBar({ count, mayApprove, mayReject, rejectVerb, onApprove, onReject }: Props) {
  return (
    <ChosenBar said={`${count} öğretmen seçildi`}>
      {mayReject && (
        <Button variant="alt" size="sm" className={plainInBar} onClick={onReject}>
          {rejectVerb}
        </Button>
      )}
      {mayApprove && (
        <Button variant="lim" size="sm" onClick={onApprove}>
          {count === 1 ? "Onayla" : count === 2 ? "İkisini de onayla" : "Tümünü onayla"}
        </Button>
      )}
    </ChosenBar>
  );
}

import { ChosenBar, plainInBar } from "#screens/page/chosen-bar.tsx";
import { Button } from "#ui/button.tsx";

type Props = {
  readonly count: number;
  /** True if every row that can be chosen is chosen. */
  readonly areAll: boolean;
  readonly isApproved: boolean;
  readonly mayReject: boolean;
  /** Absent for an administrator of one school. */
  readonly onPlace?: (() => void) | undefined;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onSuspend: () => void;
};

/** Floats over the list while rows are chosen. */
export function BulkBar({ count, areAll, isApproved, mayReject, onPlace, onApprove, onReject, onSuspend }: Props) {
  return (
    <ChosenBar said={`${count} öğretmen seçildi`}>
      {mayReject && (
        <Button variant="alt" size="sm" className={plainInBar} onClick={onReject}>
          {isApproved ? "Onayı kaldır" : "Reddet"}
        </Button>
      )}
      {isApproved && (
        <Button variant="alt" size="sm" className={plainInBar} onClick={onSuspend}>
          Askıya al
        </Button>
      )}
      {onPlace && (
        <Button variant="alt" size="sm" className={plainInBar} onClick={onPlace}>
          {isApproved ? "Okula al" : "Okula ekleyip onayla"}
        </Button>
      )}
      {!isApproved && (
        <Button variant="lim" size="sm" onClick={onApprove}>
          {approveWords(count, areAll)}
        </Button>
      )}
    </ChosenBar>
  );
}

function approveWords(count: number, areAll: boolean): string {
  if (count < 3) return count === 1 ? "Onayla" : "İkisini de onayla";
  return areAll ? "Tümünü onayla" : `Seçilen ${count} öğretmeni onayla`;
}

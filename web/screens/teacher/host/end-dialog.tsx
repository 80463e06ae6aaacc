import { ConfirmDialog } from "../../../ui/dialog";

type Props = { readonly left: number; readonly onEnd: () => void; readonly onClose: () => void };

/** Asks before a running game ends early. */
export function EndDialog({ left, onEnd, onClose }: Props) {
  return (
    <ConfirmDialog title="Oyun bitirilsin mi?" confirm="Oyunu bitir" danger onClose={onClose} onConfirm={onEnd}>
      {left > 0
        ? `Kalan ${left} soru sorulmaz, rapor o ana kadar olanı gösterir.`
        : "Rapor o ana kadar olanı gösterir."}
    </ConfirmDialog>
  );
}

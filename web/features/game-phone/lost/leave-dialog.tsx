import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

type Props = { readonly isInLobby: boolean; readonly onClose: () => void; readonly onConfirm: () => void };

/** Asks before the pupil leaves, and says what becomes of the place. */
export const LeaveDialog = ({ isInLobby, onClose, onConfirm }: Props) => (
  <ConfirmDialog title="Oyundan çıkılsın mı?" cancel="Kal" confirm="Çık" onClose={onClose} onConfirm={onConfirm}>
    {isInLobby
      ? "Yerin boşalır; istersen aynı kodla yeniden girersin."
      : "Puanın silinmez, aynı kodla geri dönebilirsin."}
  </ConfirmDialog>
);

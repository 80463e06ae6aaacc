import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

type Props = { readonly onLeave: () => void; readonly onStay: () => void };

export const LeaveUnsaved = ({ onLeave, onStay }: Props) => (
  <ConfirmDialog
    title="Kaydedilmemiş değişiklikler var. Çıkılsın mı?"
    confirm="Çık"
    cancel="Kal"
    danger
    onConfirm={onLeave}
    onClose={onStay}
  />
);

import type { Homework } from "#protocol/http/homework";
import { homework } from "#api/homework-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { useChange } from "./use-change";

/** Asks before a homework ends ahead of its day. */
export function CloseHomeworkDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  const { busy, change } = useChange();
  const close = async () => {
    if (!(await change("Ödev bitirilemedi", () => homework.close(of.id)))) return;
    toast.success("Ödev bitti.");
    onClose();
  };
  return (
    <ConfirmDialog
      title="Ödev şimdi bitirilsin mi?"
      confirm="Bitir"
      busy={busy}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      Sürdürenler yarım kalır, cevapladıkları sayılır.
    </ConfirmDialog>
  );
}

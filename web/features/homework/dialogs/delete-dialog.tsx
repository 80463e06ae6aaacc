import { cannotUndo } from "#words/shared-sentences";
import type { Homework } from "#protocol/http/homework";
import { ApiError } from "#api/api-error";
import { homework } from "#api/homework-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { useChange } from "./use-change";

type Props = {
  readonly of: Homework;
  readonly onClose: () => void;
  /** Leaves the page, or loads the list again. */
  readonly onDeleted: () => void;
};

/** Asks before a homework, its answers and its report are deleted. */
export function DeleteHomeworkDialog({ of, onClose, onDeleted }: Props) {
  const { busy, change } = useChange();
  const remove = async () => {
    const done = await change("Ödev silinemedi", () => homework.remove(of.id).catch(goneIsFine), false);
    if (!done) return;
    toast.success("Ödev silindi.");
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      title="Ödev silinsin mi?"
      confirm="Ödevi sil"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{of.title}</b> ödevinin cevapları ve raporu da silinir. {of.state !== "over" && "Öğrenciler artık açamaz. "}
      {cannotUndo}
    </ConfirmDialog>
  );
}

/** Already deleted on another screen: that is the wanted result. */
function goneIsFine(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedSet } from "#protocol/http/question-sets";
import { ApiError, messageOf } from "#api/api-error";
import { sets } from "#api/sets-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = { readonly set: ListedSet; readonly onClose: () => void };

/** Asks before a set is deleted. */
export function DeleteSetDialog({ set, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await sets.remove(set.id);
    } catch (error) {
      // Gone already, in another tab: the goal is reached.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        toast.error(messageOf(error), { title: "Set silinemedi" });
        return;
      }
    }
    toast.success("Set silindi.");
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      title="Soru seti silinsin mi?"
      confirm="Seti sil"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{set.title}</b>
      <br />
      {set.question_count > 0 && `${set.question_count} soru silinir. `}
      Oynanmış oyunların raporları kalır. Bu işlem geri alınamaz.
    </ConfirmDialog>
  );
}

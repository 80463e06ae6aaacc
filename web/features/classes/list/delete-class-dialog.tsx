import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SchoolClass } from "#protocol/http/classes";
import { ApiError, messageOf } from "#api/api-error";
import { classes } from "#api/classes-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

/** Asks before a class is deleted. */
export function DeleteClassDialog({ of, onClose }: { readonly of: SchoolClass; readonly onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await classes.remove(of.id);
    } catch (error) {
      // Gone already, in another tab: the goal is reached.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        toast.error(messageOf(error), { title: "Sınıf silinemedi" });
        return;
      }
    }
    toast.success("Sınıf silindi.");
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      title="Sınıf silinsin mi?"
      confirm="Sınıfı sil"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{of.name}</b>
      <br />
      Öğrenci listesi silinir. Oynanmış oyunların raporları kalır, adların yerine “Öğrenci 1, Öğrenci 2” yazar. Bu işlem
      geri alınamaz.
    </ConfirmDialog>
  );
}

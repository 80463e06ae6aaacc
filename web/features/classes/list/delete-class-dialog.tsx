import { cannotUndo } from "#words/shared-sentences";
import type { SchoolClass } from "#protocol/http/replies/classes";
import { goneIsFine } from "#api/api-error";
import { classes } from "#api/classes-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

/** Asks before a class is deleted. */
export function DeleteClassDialog({ of, onClose }: { readonly of: SchoolClass; readonly onClose: () => void }) {
  return (
    <ActionDialog
      title="Sınıf silinsin mi?"
      confirm="Sınıfı sil"
      danger
      failed="Sınıf silinemedi"
      run={() => classes.remove(of.id).catch(goneIsFine)}
      done="Sınıf silindi."
      onClose={onClose}
    >
      <b>{of.name}</b>
      <br />
      Öğrenci listesi silinir. Oynanmış oyunların raporları kalır, adların yerine “Öğrenci 1, Öğrenci 2” yazar.{" "}
      {cannotUndo}
    </ActionDialog>
  );
}

import { cannotUndo } from "#words/shared-sentences";
import type { Homework } from "#protocol/http/replies/homework";
import { goneIsFine } from "#api/api-error";
import { homework } from "#api/homework-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

type Props = {
  readonly of: Homework;
  readonly onClose: () => void;
  /** Leaves the page, or loads the list again. */
  readonly onDeleted: () => void;
};

/** Asks before a homework, its answers and its report are deleted. */
export function DeleteHomeworkDialog({ of, onClose, onDeleted }: Props) {
  return (
    <ActionDialog
      title="Ödev silinsin mi?"
      confirm="Ödevi sil"
      danger
      failed="Ödev silinemedi"
      run={() => homework.remove(of.id).catch(goneIsFine)}
      done="Ödev silindi."
      onDone={onDeleted}
      onClose={onClose}
    >
      <b>{of.title}</b> ödevinin cevapları ve raporu da silinir. {of.state !== "over" && "Öğrenciler artık açamaz. "}
      {cannotUndo}
    </ActionDialog>
  );
}

import { cannotUndo } from "#words/shared-sentences";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { goneIsFine } from "#api/api-error";
import { sets } from "#api/sets-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

type Props = { readonly set: ListedSet; readonly onClose: () => void };

/** Asks before a set is deleted. */
export function DeleteSetDialog({ set, onClose }: Props) {
  return (
    <ActionDialog
      title="Soru seti silinsin mi?"
      confirm="Seti sil"
      danger
      failed="Set silinemedi"
      run={() => sets.remove(set.id).catch(goneIsFine)}
      done="Set silindi."
      onClose={onClose}
    >
      <b>{set.title}</b>
      <br />
      {set.question_count > 0 && `${set.question_count} soru silinir. `}
      Oynanmış oyunların raporları kalır. {cannotUndo}
    </ActionDialog>
  );
}

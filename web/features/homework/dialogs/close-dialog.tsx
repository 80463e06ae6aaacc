import type { Homework } from "#protocol/http/replies/homework";
import { homework } from "#api/homework-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

/** Asks before a homework ends ahead of its day. */
export function CloseHomeworkDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  return (
    <ActionDialog
      title="Ödev şimdi bitirilsin mi?"
      confirm="Bitir"
      failed="Ödev bitirilemedi"
      run={() => homework.close(of.id)}
      done="Ödev bitti."
      onClose={onClose}
    >
      Sürdürenler yarım kalır, cevapladıkları sayılır.
    </ActionDialog>
  );
}

import type { Student } from "#protocol/http/replies/classes";
import { goneIsFine } from "#api/api-error";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { classes } from "#api/classes-api";

type Props = { readonly classId: string; readonly student: Student; readonly onClose: () => void };

/** Asks before an account is separated from its place in the class. */
export function UnlinkDialog({ classId, student, onClose }: Props) {
  return (
    <ActionDialog
      title="Hesap bağı koparılsın mı?"
      confirm="Bağı kopar"
      danger
      done="Hesap bağı koparıldı."
      failed="Hesap bağı koparılamadı"
      run={() => classes.unlink(classId, student.id).catch(goneIsFine)}
      onClose={onClose}
    >
      <b>{student.name}</b>
      <br />
      Hesabından bu sınıftaki gelişimini artık göremez; bu sıranın oyunları ve ödevleri geçmişinden çıkar. Yeni bir
      kodla yeniden bağlanabilir.
    </ActionDialog>
  );
}

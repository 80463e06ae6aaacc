import type { Student } from "#protocol/http/classes";
import { classes } from "#api/classes-api";
import { StudentQuestion } from "./student-question";

type Props = { readonly classId: string; readonly student: Student; readonly onClose: () => void };

/** Asks before an account is separated from its place in the class. */
export function UnlinkDialog({ classId, student, onClose }: Props) {
  return (
    <StudentQuestion
      title="Hesap bağı koparılsın mı?"
      confirm="Bağı kopar"
      done="Hesap bağı koparıldı."
      failed="Hesap bağı koparılamadı"
      run={() => classes.unlink(classId, student.id)}
      onClose={onClose}
    >
      <b>{student.name}</b>
      <br />
      Hesabından bu sınıftaki gelişimini artık göremez. Yeni bir kodla yeniden bağlanabilir.
    </StudentQuestion>
  );
}

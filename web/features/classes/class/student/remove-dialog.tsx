import type { Student } from "#protocol/http/replies/classes";
import { goneIsFine } from "#api/api-error";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { classes } from "#api/classes-api";

type Props = {
  readonly classId: string;
  readonly student: Student;
  /** Needed on the student's own page, which disappears. */
  readonly onRemoved?: () => void | Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a student is removed from the class and their name from its reports. */
export function RemoveDialog({ classId, student, onRemoved, onClose }: Props) {
  return (
    <ActionDialog
      title={`${student.name} sınıftan çıkarılsın mı?`}
      confirm="Sınıftan çıkar"
      danger
      done="Sınıftan çıkarıldı."
      failed="Sınıftan çıkarılamadı"
      run={() => classes.removeStudent(classId, student.id).catch(goneIsFine)}
      onDone={onRemoved}
      onClose={onClose}
    >
      Adı bu sınıfın raporlarından da silinir. Gelişimi de silinir, geri alınamaz.
    </ActionDialog>
  );
}

import type { Student } from "#protocol/http/classes";
import { classes } from "#api/classes-api";
import { StudentQuestion } from "./student-question";

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
    <StudentQuestion
      title={`${student.name} sınıftan çıkarılsın mı?`}
      confirm="Sınıftan çıkar"
      done="Sınıftan çıkarıldı."
      failed="Sınıftan çıkarılamadı"
      run={() => classes.removeStudent(classId, student.id)}
      onDone={onRemoved}
      onClose={onClose}
    >
      Adı bu sınıfın raporlarından da silinir. Gelişimi de silinir, geri alınamaz.
    </StudentQuestion>
  );
}

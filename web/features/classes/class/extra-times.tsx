import type { ListedStudent } from "#protocol/http/replies/classes";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./extra-times.module.css";
import { timeWords } from "./time-words";

type Props = {
  readonly students: readonly ListedStudent[];
  readonly onEdit: (student: ListedStudent) => void;
  readonly onClose: () => void;
};

/** Lists only students with extra time; the list of students does not show it. */
export function ExtraTimes({ students, onEdit, onClose }: Props) {
  const longer = students.filter(({ time_factor }) => time_factor !== 1);
  return (
    <Dialog shape="side" title="Ek süreler" onClose={onClose}>
      {longer.length === 0 ? (
        <p>Ek süresi olan öğrenci yok.</p>
      ) : (
        <ul className={styles.list}>
          {longer.map((student) => (
            <li key={student.id}>
              <button type="button" onClick={() => onEdit(student)}>
                <b className="num">{student.number}</b>
                <span className={styles.name}>{student.name}</span>
                <span className={styles.factor}>{timeWords(student.time_factor)}</span>
                <Icon name="arrow" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

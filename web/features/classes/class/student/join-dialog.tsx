import { byNameOrNumber } from "#words/shared-sentences";
import { noStudentNamed } from "#words/sentence-forms";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Student } from "#protocol/http/replies/classes";
import { knownNumber } from "#words/known-number";
import { classes } from "#api/classes-api";
import { beside, useAction } from "#screens/use-action";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { foundStudents } from "../found-students";
import * as styles from "./join-dialog.module.css";

type Props = {
  readonly classId: string;
  readonly student: Student;
  readonly students: readonly Student[];
  /** Continues with the remaining row; without it the page is loaded again. */
  readonly onJoined?: ((studentId: string) => void | Promise<void>) | undefined;
  readonly onClose: () => void;
};

/** Joins two rows of one pupil: first asks for the other row, then which of them stays. */
export function JoinDialog(props: Props) {
  const { student, students, onClose } = props;
  const [other, setOther] = useState<Student | null>(null);
  return (
    <Dialog title={`${student.name}: aynı öğrenciyle birleştir`} onClose={onClose}>
      {other === null ? (
        <Pick students={students.filter(({ id }) => id !== student.id)} onPick={setOther} onClose={onClose} />
      ) : (
        <Confirm {...props} other={other} onBack={() => setOther(null)} />
      )}
    </Dialog>
  );
}

type PickProps = {
  readonly students: readonly Student[];
  readonly onPick: (student: Student) => void;
  readonly onClose: () => void;
};

function Pick({ students, onPick, onClose }: PickProps) {
  const [q, setQ] = useState("");
  const found = foundStudents(students, q);
  return (
    <div className={styles.body}>
      <p>Aynı öğrencinin öbür satırını seçin.</p>
      <SearchField label={byNameOrNumber} value={q} onSearch={setQ} />
      {found.length === 0 ? (
        <p role="status">{q === "" ? "Bu sınıfta başka öğrenci yok." : noStudentNamed(q)}</p>
      ) : (
        <ul className={styles.list} aria-label="Öğrenciler">
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onPick(one)}>
                <StudentMarble name={one.name} size={32} />
                <span>{one.name}</span>
                <span className="num">{knownNumber(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        <Button variant="alt" onClick={onClose}>
          Vazgeç
        </Button>
      </div>
    </div>
  );
}

type ConfirmProps = Props & { readonly other: Student; readonly onBack: () => void };

function Confirm({ classId, student, other, onJoined, onBack, onClose }: ConfirmProps) {
  const { revalidate } = useRevalidator();
  const [stays, setStays] = useState(student.id);
  const {
    busy,
    failure,
    run: join,
  } = useAction(beside("Birleştirilemedi"), async () => {
    const goes = stays === student.id ? other.id : student.id;
    await classes.join(classId, stays, goes);
    toast.success("İki satır birleştirildi.");
    onClose();
    await (onJoined ?? revalidate)(stays);
  });
  return (
    <div className={styles.body}>
      <ChoiceTiles
        label="Hangi ad ve numara kalsın?"
        inPairs
        tiles={[student, other].map((one) => {
          return { value: one.id, label: `${one.name}, ${knownNumber(one)}`, line: "Bu ad ve numara kalsın" };
        })}
        value={stays}
        onChange={setStays}
      />
      <p>İki satırın sonuçları birleşir. İkisinin de yaptığı ödevde iyi olan kalır. Geri alınamaz.</p>
      <FailureBanner text={failure} />
      <div className={styles.answers}>
        <Button variant="alt" onClick={onBack}>
          Vazgeç
        </Button>
        <Button variant="danger" busy={busy} onClick={join}>
          Birleştir
        </Button>
      </div>
    </div>
  );
}

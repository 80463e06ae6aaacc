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
import { focusFirstField } from "#screens/forms/form.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { PickList } from "#screens/pick-list.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { foundStudents, likestFirst } from "../found-students";
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
export function JoinDialog({ classId, student, students, onJoined, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [other, setOther] = useState<Student | null>(null);
  const [stays, setStays] = useState(student.id);
  const joining = useAction(beside("Birleştirilemedi"), async (twin: Student) => {
    await classes.join(classId, stays, stays === student.id ? twin.id : student.id);
    toast.success("İki satır birleştirildi.");
    onClose();
    await (onJoined ?? revalidate)(stays);
  });
  const begin = (twin: Student | null) => {
    setOther(twin);
    setStays(student.id);
    joining.forgetFailure();
  };
  return (
    <Dialog
      title={`${student.name}: aynı öğrenciyle birleştir`}
      onClose={onClose}
      actions={
        <>
          <Button variant="alt" onClick={other ? () => begin(null) : onClose}>
            Vazgeç
          </Button>
          {other && (
            <Button variant="danger" busy={joining.busy} onClick={() => joining.run(other)}>
              Birleştir
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body} ref={other && focusFirstField}>
        {other === null ? (
          <Pick
            students={likestFirst(
              students.filter(({ id }) => id !== student.id),
              student.name,
            )}
            onPick={begin}
          />
        ) : (
          <>
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
            <FailureBanner text={joining.failure} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type PickProps = { readonly students: readonly Student[]; readonly onPick: (student: Student) => void };

function Pick({ students, onPick }: PickProps) {
  const [q, setQ] = useState("");
  const found = foundStudents(students, q);
  return (
    <>
      <p>Aynı öğrencinin öbür satırını seçin.</p>
      <SearchField label={byNameOrNumber} value={q} onSearch={setQ} />
      {found.length === 0 ? (
        <p role="status">{q === "" ? "Bu sınıfta başka öğrenci yok." : noStudentNamed(q)}</p>
      ) : (
        <PickList label="Öğrenciler" items={found} onPick={onPick}>
          {(one) => (
            <>
              <StudentMarble name={one.name} size={32} />
              <span className={styles.name}>{one.name}</span>
              <span className="num">{knownNumber(one)}</span>
            </>
          )}
        </PickList>
      )}
    </>
  );
}

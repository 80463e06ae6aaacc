import { LeaveUnsaved } from "#screens/leave-unsaved.tsx";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { classLimits, type TimeFactor } from "#protocol/class-limits";
import type { Student } from "#protocol/http/replies/classes";
import { messageOf, tryLater } from "#api/api-error";
import { faults } from "#screens/forms/checks";
import { classes } from "#api/classes-api";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useForm } from "#screens/forms/use-form";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { PrivacyNote } from "#screens/page/privacy-note.tsx";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { FocusedTitle } from "#ui/focused-title.tsx";
import { toast } from "#ui/overlays/toasts";
import { nameFault, numberFault, schoolNoFault, typedNumber } from "../student-fields";
import * as styles from "./student-panel.module.css";
import { timeTiles } from "../time-words";

type Props = {
  readonly classId: string;
  readonly className: string;
  readonly student: Student;
  readonly students: readonly Student[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** One student: name, numbers, and the only place that shows extra time. */
export function StudentPanel({ classId, className, student, students, onRemove, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const formId = useId();
  const [factor, setFactor] = useState<TimeFactor>(student.time_factor);
  const [isLeaving, setLeaving] = useState(false);
  const before = {
    name: student.name,
    number: String(student.number),
    school_no: student.school_no === null ? "" : String(student.school_no),
  };
  const form = useForm({
    initial: before,
    check: ({ name, number, school_no }) =>
      faults({
        name: nameFault(name),
        number: numberFault(number, students, student),
        school_no: schoolNoFault(school_no, students, student),
      }),
    send: async ({ name, number, school_no }) => {
      await classes.changeStudent(classId, student.id, {
        name: name.trim(),
        number: Number(number),
        school_no: typedNumber(school_no),
        time_factor: factor,
      });
      toast.success("Kaydedildi.");
      onClose();
      await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Kaydedilemedi")),
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(before) || factor !== student.time_factor;
  const mayClose = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        shape="side"
        onClose={mayClose}
        title={
          <FocusedTitle className={`row ${styles.title}`}>
            <StudentMarble name={student.name} size={72} />
            <span>
              {student.name}
              <small className="num">
                {className}, {student.number} numara
              </small>
            </span>
          </FocusedTitle>
        }
        actions={
          <>
            {!isLessonSession() && (
              <Button variant="quiet" icon="trash" className={styles.remove} onClick={onRemove}>
                Sınıftan çıkar
              </Button>
            )}
            <Button type="submit" form={formId} busy={form.busy}>
              Kaydet
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
          <FailureBanner {...form.failure} />
          <TextField
            label="Ad"
            aside={counter(form.values.name, classLimits.name)}
            maxLength={classLimits.name}
            autoComplete="off"
            {...form.field("name")}
          />
          <div className={styles.numbers}>
            <TextField
              label="Numara"
              hint={`kartındaki sayı, 1–${classLimits.students}`}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              {...form.field("number")}
            />
            <TextField
              label="Okul numarası"
              hint="isteğe bağlı"
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              {...form.field("school_no")}
            />
          </div>
          <ChoiceTiles label="Ek süre" tiles={timeTiles} value={factor} onChange={setFactor} inPairs />
          <PrivacyNote>
            Yalnız siz görürsünüz. Oyunda, tahtada ve raporda kimseye söylenmez; soru onun süresi bitene kadar açık
            kalır.
          </PrivacyNote>
        </form>
      </Dialog>
      {isLeaving && <LeaveUnsaved onLeave={onClose} onStay={() => setLeaving(false)} />}
    </>
  );
}

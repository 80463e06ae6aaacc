import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useRevalidator } from "react-router";
import { classLimits } from "#protocol/class-limits";
import type { Student } from "#protocol/http/replies/classes";
import { messageOf, tryLater } from "#api/api-error";
import { faults } from "#screens/forms/checks";
import { classes } from "#api/classes-api";
import { useForm } from "#screens/forms/use-form";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./add-row.module.css";
import { freeNumber } from "./found-students";
import { nameFault, numberFault, schoolNoFault, typedNumber } from "./student-fields";

type Props = { readonly classId: string; readonly students: readonly Student[]; readonly onClose: () => void };

/** Adds students one after the other: Enter adds and keeps the row open. */
export function AddRow({ classId, students: listed, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [addedHere, setAddedHere] = useState<readonly Student[]>([]);
  // Includes the students just added, until the page has loaded them.
  const students = [...listed, ...addedHere.filter(({ id }) => listed.every((student) => student.id !== id))];
  const name = useRef<HTMLInputElement>(null);
  const hasSchoolNumbers = students.some(({ school_no }) => school_no !== null);
  const form = useForm({
    initial: { number: next(students), name: "", school_no: "" },
    check: ({ number, name, school_no }) =>
      faults({
        number: numberFault(number, students),
        name: nameFault(name),
        school_no: schoolNoFault(school_no, students),
      }),
    send: async (values) => {
      const { students: added } = await classes.addStudent(classId, {
        number: Number(values.number),
        name: values.name.trim(),
        school_no: typedNumber(values.school_no),
      });
      toast.success("Eklendi.");
      const list = [...students, ...added];
      setAddedHere((before) => [...before, ...added]);
      // The next name may have been typed meanwhile.
      const isNextTyped = name.current?.value !== values.name;
      form.becomeAfter(values, { number: next(list), name: "", school_no: "" });
      void revalidate();
      if (list.length >= classLimits.students) onClose();
      else if (!isNextTyped) name.current?.focus();
    },
    failureText: (error) => messageOf(error, tryLater("Eklenemedi")),
  });
  useEffect(() => name.current?.focus(), []);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  };
  return (
    <form
      className={cx(styles.row, hasSchoolNumbers && styles.three)}
      aria-label="Öğrenci ekle"
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      <FailureBanner className={styles.failure} {...form.failure} />
      <TextField
        label="Numara"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        onKeyDown={leave}
        {...form.field("number")}
      />
      <TextField
        label="Ad"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={classLimits.name}
        ref={name}
        onKeyDown={leave}
        {...form.field("name")}
      />
      {hasSchoolNumbers && (
        <TextField
          label="Okul numarası"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          onKeyDown={leave}
          {...form.field("school_no")}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy}>
          Ekle
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Kapat
        </Button>
      </div>
    </form>
  );
}

const next = (students: readonly Student[]): string => String(freeNumber(students, classLimits.students) ?? "");

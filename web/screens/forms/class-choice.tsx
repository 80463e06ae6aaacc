import { Link } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import type { Loaded } from "../use-loaded";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Bar, Skeleton } from "#ui/drawn/skeleton.tsx";

type Props = {
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly value: string | undefined;
  /** The first entry of the list: no class. */
  readonly none: string;
  /** Shown if the teacher has no class yet. */
  readonly nothing: string;
  readonly hint?: string | undefined;
  readonly onPick: (classId: string | undefined) => void;
};

/** One of the teacher's classes, or none; one without students cannot be chosen. */
export function ClassChoice({ classes, value, none, nothing, hint, onPick }: Props) {
  if (classes.failed) {
    return (
      <p role="alert">
        Sınıflarınız yüklenemedi.{" "}
        <Button variant="quiet" onClick={classes.again}>
          Yeniden dene
        </Button>
      </p>
    );
  }
  if (!classes.value) {
    return (
      <Skeleton onRetry={classes.again}>
        <Bar shape="row" />
      </Skeleton>
    );
  }
  if (classes.value.length === 0) {
    return (
      <p>
        {nothing} <Link to="/teacher/classes?new">Yeni sınıf</Link>
      </p>
    );
  }
  return (
    <Field label="Sınıf" hint={hint}>
      {(control) => (
        <select {...control} value={value ?? ""} onChange={({ target }) => onPick(target.value || undefined)}>
          <option value="">{none}</option>
          {classes.value?.map(({ id, name, student_count }) => (
            <option key={id} value={id} disabled={student_count === 0}>
              {student_count === 0 ? `${name}, öğrencisi yok` : `${name}, ${student_count} öğrenci`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import { Link } from "react-router";
import type { ListedClass } from "#protocol/http/classes";
import { Button } from "../../ui/button";
import { Choices } from "../../ui/choices";
import { Field } from "../../ui/field";
import { Bar, Skeleton } from "../../ui/skeleton";
import type { Loaded } from "../../lib/use-loaded";
import type { ChosenSettings } from "./ways";

type Props = {
  readonly settings: ChosenSettings;
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly onChange: (change: Partial<ChosenSettings>) => void;
};

/** Which class plays, and how its students come in. */
export function ClassFields({ settings, classes, onChange }: Props) {
  const byCards = settings.answers === "cards";
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
        {byCards ? "Kartla oynamak için bir sınıf gerekir." : "Henüz sınıfınız yok; takma adla girilir."}{" "}
        <Link to="/teacher/classes?new">Yeni sınıf</Link>
      </p>
    );
  }
  const pick = (class_id: string) =>
    onChange({
      class_id: class_id === "" ? undefined : class_id,
      ...(!byCards && { identity: class_id === "" ? undefined : "roster" }),
    });
  return (
    <>
      <Field label="Sınıf" hint={byCards && !settings.class_id ? "Kartla oynamak için bir sınıf gerekir." : undefined}>
        {(control) => (
          <select {...control} value={settings.class_id ?? ""} onChange={(event) => pick(event.target.value)}>
            <option value="">{byCards ? "Sınıf seçin" : "Sınıfsız"}</option>
            {classes.value?.map(({ id, name, student_count }) => (
              <option key={id} value={id} disabled={student_count === 0}>
                {student_count === 0 ? `${name}, öğrencisi yok` : `${name}, ${student_count} öğrenci`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!byCards && settings.class_id && (
        <Choices
          label="Öğrenciler nasıl girsin?"
          choices={[
            { value: "roster", label: "Numarayla girsin" },
            { value: "nickname", label: "Takma adla girsin" },
          ]}
          hint="Numarayla girilince sonuçlar gelişim tablosuna yazılır. Adlar telefonlara gönderilmez; öğrenci yalnız kendi kısa adını görür."
          value={settings.identity ?? "nickname"}
          onChange={(identity) => onChange({ identity: identity === "roster" ? identity : undefined })}
        />
      )}
    </>
  );
}

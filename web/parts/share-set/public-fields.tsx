import { gradeName, grades, subjects } from "#protocol/curriculum";
import { languageName } from "../../lib/languages";
import { useUser } from "../../lib/sign-in/session";
import { Field } from "../../ui/fields/field";
import { Switch } from "../../ui/fields/switch";
import styles from "./share-dialog.module.css";

export type Publication = {
  readonly subject: string | null;
  readonly grade: number | null;
  readonly language: string;
  readonly show_author: boolean;
  readonly show_school: boolean;
};
type Props = { readonly value: Publication; readonly onChange: (value: Publication) => void };

const languages = ["tr", "en", "de", "fr", "ar"];

/** What the library needs to know of a set, and whether its author is named. */
export function PublicFields({ value, onChange }: Props) {
  const { name, school } = useUser();
  const change = (part: Partial<Publication>) => onChange({ ...value, ...part });
  const known = languages.includes(value.language) ? languages : [value.language, ...languages];
  return (
    <>
      <div className={styles.fields}>
        <Field label="Ders">
          {(control) => (
            <select
              {...control}
              value={value.subject ?? ""}
              onChange={({ target }) => change({ subject: target.value || null })}
            >
              <option value="">Seçin</option>
              {subjects.map((subject) => (
                <option key={subject.id} value={subject.id}>
                  {subject.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Sınıf düzeyi">
          {(control) => (
            <select
              {...control}
              value={value.grade ?? ""}
              onChange={({ target }) => change({ grade: target.value === "" ? null : Number(target.value) })}
            >
              <option value="">Hepsi</option>
              {grades.map((grade) => (
                <option key={grade} value={grade}>
                  {gradeName(grade)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Dil">
          {(control) => (
            <select {...control} value={value.language} onChange={({ target }) => change({ language: target.value })}>
              {known.map((tag) => (
                <option key={tag} value={tag}>
                  {languageName(tag)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Switch
        label="Adım görünsün"
        hint={`“${name}”. Kapalıyken “Bir öğretmen” yazar.`}
        checked={value.show_author}
        onChange={(shown) => change({ show_author: shown })}
      />
      {school !== "" && (
        <Switch
          label="Okulum görünsün"
          hint={`“${school}”`}
          checked={value.show_school}
          onChange={(shown) => change({ show_school: shown })}
        />
      )}
    </>
  );
}

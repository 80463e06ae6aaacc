import { gradeName, grades, subjects } from "#shared/curriculum";
import { languageName } from "#words/languages";
import { Field } from "#ui/fields/field.tsx";
import type { Publication } from "./author-fields";
import * as styles from "./share-dialog.module.css";

type Props = { readonly value: Publication; readonly onChange: (value: Publication) => void };

const languages = ["tr", "en", "de", "fr", "ar"];

/** Details that the library needs about a set. */
export function PublicFields({ value, onChange }: Props) {
  const change = (part: Partial<Publication>) => onChange({ ...value, ...part });
  const known = languages.includes(value.language) ? languages : [value.language, ...languages];
  return (
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
  );
}

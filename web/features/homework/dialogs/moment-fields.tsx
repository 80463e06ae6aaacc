import { Field } from "#ui/fields/field.tsx";
import * as styles from "./due-fields.module.css";

type Fields = { readonly day: string; readonly clock: string };
type Props = {
  /** Prefix of both fields' names. */
  readonly label: string;
  readonly value: Fields;
  /** The first day that can be chosen. */
  readonly from: string;
  readonly onChange: (change: Partial<Fields>) => void;
};

/** A day and a time, in Turkey. */
export function MomentFields({ label, value, from, onChange }: Props) {
  return (
    <div className={styles.moment}>
      <Field label={<Named of={label}>Tarih</Named>}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={value.day}
            min={from}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        )}
      </Field>
      <Field label={<Named of={label}>Saat</Named>}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={value.clock}
            onChange={({ target }) => onChange({ clock: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

const Named = ({ of, children }: { readonly of: string; readonly children: string }) => (
  <>
    <span className="vh">{of}: </span>
    {children}
  </>
);

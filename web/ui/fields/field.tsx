import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "../cx";
import * as styles from "./field.module.css";
import { Icon } from "../drawn/icon";

/** Attributes for the control inside a field, which connect it with label, hint and error. */
type ControlProps = {
  readonly id: string;
  readonly className: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

export type FieldProps = {
  readonly label: ReactNode;
  /** Right of the label: a counter, or "isteğe bağlı". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * Label above, control, hint or error under it. The control can be any: `<Field label="…">{(c) => <select {...c} />}</Field>`.
 */
export function Field({
  label,
  aside,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-not`;
  return (
    <div className={cx(styles.field, error && styles.bad, className)}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <small className="num">{aside}</small>}
      </div>
      {children({
        id,
        className: styles.input!,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error || hint ? noteId : undefined,
      })}
      {error ? (
        <p className={styles.error} id={noteId}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "className" | "children">;

/** One line of text. */
export function TextField({ label, aside, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, aside, hint, error, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className" | "children">;

/** Several lines of text. */
export function TextAreaField({ label, aside, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, aside, hint, error, className }}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  );
}

/** "12 / 20" beside the label. */
export const counter = (text: string, max: number): string => `${text.length} / ${max}`;

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useFormulaNotes } from "#question-text/editing/use-formula-notes";
import { FormulaNotes } from "#question-text/editing/formula-preview.tsx";
import { useWrittenField } from "#question-text/editing/written-field";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { FieldFault } from "#ui/fields/field-group.tsx";
import { fitToText } from "#ui/use/fit-to-text";
import * as styles from "./fields.module.css";

type Props = {
  readonly text: string;
  /** "3. kart" */
  readonly label: string;
  readonly placeholder?: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onEnter: () => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** The text of one card, with what stands before and after it in its box. */
export function CardField({ text, label, placeholder, error, onChange, onBlur, onEnter, before, after }: Props) {
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fitToText(field.current));
  const written = useWrittenField();
  const seen = useFormulaNotes(text);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div>
      <div className={cx("row", styles.box, error && styles.bad)}>
        {before}
        <textarea
          ref={field}
          rows={1}
          {...written}
          value={text}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          enterKeyHint="next"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
          onBlur={onBlur}
        />
        {after}
      </div>
      {seen.hasFormula && (
        <p className={styles.looks} aria-hidden="true">
          <SetText>{seen.text}</SetText>
        </p>
      )}
      {error && <FieldFault id={noteId}>{error}</FieldFault>}
      <FormulaNotes notes={seen.notes} />
    </div>
  );
}

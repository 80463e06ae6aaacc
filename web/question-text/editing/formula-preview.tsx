import { Icon } from "#ui/drawn/icon.tsx";
import { SetText } from "../set-text";
import * as styles from "./formula-preview.module.css";
import { useFormulaNotes } from "./use-formula-notes";

/** Under a field of a question: a preview of its text once it has a formula, and the formulas' problems. */
export function FormulaPreview({ text }: { readonly text: string }) {
  const { text: seen, hasFormula, notes } = useFormulaNotes(text);
  return (
    <>
      {hasFormula && (
        <div className={styles.preview}>
          <small>Görünüşü</small>
          <SetText>{seen}</SetText>
        </div>
      )}
      <FormulaNotes notes={notes} />
    </>
  );
}

/** One warning each; none of them prevents saving. */
export function FormulaNotes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className={`row ${styles.note}`} role="status">
      <Icon name="warning" />
      {note}
    </p>
  ));
}

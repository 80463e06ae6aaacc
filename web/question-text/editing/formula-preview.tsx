import { Icon } from "#ui/drawn/icon.tsx";
import { SetText } from "../set-text";
import styles from "./formula-preview.module.css";
import { useFormulaNotes } from "./use-formula-notes";

/** Under a field of a question: how its text will look, once there is a formula in it, and what its formulas lack. */
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

/** A warning each; none of them keeps anything from being saved. */
export function FormulaNotes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className={styles.note} role="status">
      <Icon name="warning" />
      {note}
    </p>
  ));
}

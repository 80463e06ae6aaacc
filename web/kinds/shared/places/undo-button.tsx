import * as styles from "./cards.module.css";

type Props = { readonly onUndo: () => void };

export function UndoButton({ onUndo }: Props) {
  return (
    <button type="button" className={styles.undo} aria-label="Son yerleştirmeyi geri al" onClick={onUndo}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 14 4.500 9.500 9 5M5 9.500h9a5.500 5.500 0 0 1 0 11h-3" />
      </svg>
    </button>
  );
}

import { useId, useState, type DragEvent, type RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { FileButton } from "#ui/fields/file-button.tsx";
import * as styles from "./list-source.module.css";

export type Source = { readonly text: string; readonly file: File | null };
type Props = {
  readonly source: Source;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (source: Source) => void;
};

/** Box for the list: pasted text, or a file chosen or dropped on it. */
export function ListSource({ source: { text, file }, box, onChange }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const take = (taken: File | undefined) => {
    if (taken) onChange({ text, file: taken });
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <div
      className={cx(styles.source, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <div className={`row between ${styles.head}`}>
        <label htmlFor={id}>Liste</label>
        <FileButton accept=".xlsx,.xls,.csv,.txt,.tsv,.ods,.docx" isSmall onChoose={take} />
      </div>
      {file === null ? (
        <textarea
          ref={box}
          id={id}
          className={styles.box}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder={"1\tAda Yılmaz\n2\tAhmet Kaya"}
          onChange={(event) => onChange({ text: event.target.value, file: null })}
        />
      ) : (
        <div className={styles.file} id={id} role="group" aria-label="Seçilen dosya">
          <b>{file.name}</b>
          <Button variant="alt" size="sm" onClick={() => onChange({ text, file: null })}>
            Dosyadan vazgeç
          </Button>
        </div>
      )}
    </div>
  );
}

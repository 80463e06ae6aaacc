import { useEffect, useEffectEvent, useState, type DragEvent } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import * as styles from "./import-source.module.css";
import type { Import } from "./use-import";
import { WrittenHelp } from "./written-help";

const PAUSE_MS = 300;
/** Source of the questions: pasted text, or a file that is chosen or dropped here. */
export function ImportSource({ source }: { readonly source: Import }) {
  const [text, setText] = useState("");
  const [isOver, setOver] = useState(false);
  const [fileName, setFileName] = useState<string | null>(null);
  const read = useEffectEvent((text: string) => void source.readText(text));
  useEffect(() => {
    if (fileName !== null) return undefined;
    const timer = setTimeout(() => read(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, fileName]);

  const take = (file: File | undefined) => {
    if (!file) return;
    setFileName(file.name);
    void source.readFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.source}>
      <div
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton onChoose={take} />
        {fileName === null ? (
          <p>
            ya da buraya bırakın. Word (.docx), Excel ve OpenDocument tabloları, CSV, Kahoot, Wayground, Blooket,
            Gimkit, ClassQuiz, GIFT, Aiken, Moodle XML, arsnova ve Bilye dosyaları okunur.
          </p>
        ) : (
          <p>
            <b>{fileName}</b>{" "}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setFileName(null);
                source.clear();
              }}
            >
              Dosyadan vazgeç
            </Button>
          </p>
        )}
      </div>
      {fileName === null && (
        <>
          <TextAreaField
            label="Ya da metni yapıştırın"
            rows={8}
            value={text}
            hint="Her soru boş satırla ayrılsın. İlk satır soru, sonraki satırlar A) B) C). Doğru şıkkın başına * koyun ya da altına “Cevap: B” yazın."
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <WrittenHelp onTry={setText} />
        </>
      )}
    </div>
  );
}

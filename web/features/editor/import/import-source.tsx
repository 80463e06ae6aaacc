import { useEffect, useEffectEvent, useState, type ClipboardEvent, type DragEvent } from "react";
import { setReader } from "#features/exchange/index";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import * as styles from "./import-source.module.css";
import type { Import } from "./use-import";
import { WrittenHelp } from "./written-help";

const PAUSE_MS = 300;
const WITH_LOOK =
  "Biçimiyle okundu: üsler, formüller, tablolar ve resimler de. Kutudaki metni değiştirirseniz düz metin okunur.";
const WITHOUT_LOOK =
  "Kutudaki düz metin okundu: yapıştırdığınızın üsleri, formülleri, resimleri ve biçimi alınmadı. Kutuyu boşaltıp yeniden yapıştırın.";

/** Source of the questions: pasted text, or a file that is chosen or dropped here. */
export function ImportSource({ source }: { readonly source: Import }) {
  const [text, setText] = useState("");
  /** The last text that was pasted with a look that says more than the letters. */
  const [rich, setRich] = useState<{ readonly html: string; readonly text: string } | null>(null);
  const isRich = rich !== null && rich.text === text;
  const [isOver, setOver] = useState(false);
  const [fileName, setFileName] = useState<string | null>(null);
  const html = isRich ? rich.html : undefined;
  const read = useEffectEvent((text: string, html?: string) => void source.readText(text, html));
  useEffect(() => {
    if (fileName !== null) return undefined;
    const timer = setTimeout(() => read(text, html), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, html, fileName]);

  const paste = async ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = clipboardData.getData("text/html");
    const plain = clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    const { selectionStart, selectionEnd, value } = currentTarget;
    // Between other text the look has no place.
    const isAlone = (value.slice(0, selectionStart) + value.slice(selectionEnd)).trim() === "";
    if (html === "") return;
    try {
      const { saysMore } = await setReader();
      if (saysMore(html)) setRich({ html, text: isAlone ? plain : "" });
    } catch {
      // Without the reader nothing is read; reading says so.
    }
  };
  const write = (next: string) => {
    setText(next);
    if (next.trim() === "") setRich(null);
  };
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
        className={cx("row wrap quiet", styles.drop, isOver && styles.over)}
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
            ya da buraya bırakın. PDF, Word (.docx), PowerPoint (.pptx) ve OpenDocument (.odt), Excel (.xlsx, .xls) ve
            OpenDocument tabloları, CSV, Kahoot, Wayground, Blooket, Gimkit, ClassQuiz, GIFT, Aiken, Moodle XML, arsnova
            ve Bilye dosyaları okunur.
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
            onPaste={(event) => void paste(event)}
            onChange={(event) => write(event.target.value)}
          />
          {rich && text.trim() !== "" && (
            <p className="quiet" role="status">
              {isRich ? WITH_LOOK : WITHOUT_LOOK}
            </p>
          )}
          <WrittenHelp onTry={write} />
        </>
      )}
    </div>
  );
}

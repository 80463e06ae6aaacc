import { useState } from "react";
import { cutTo } from "#question/text";
import {
  hasPicture,
  type ExportedSet,
  fileKinds,
  type FileKind,
  loadPictures,
  noPictures,
  pictureIds,
} from "#features/exchange/index";
import { fileName, saveFile } from "#browser/files/save-file";
import { useAction } from "#screens/use-action";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./export-dialog.module.css";

type Props = {
  readonly set: ExportedSet;
  /** Number of unfinished questions, which are not exported. */
  readonly missing: number;
  readonly onClose: () => void;
};

/** Exports the set as a file of one type or another. Content that a type cannot carry is named before the download. */
export function ExportDialog({ set, missing, onClose }: Props) {
  const isHere = useIsMounted();
  const [chosen, setChosen] = useState("");
  const [loaded, setLoaded] = useState(0);
  const ids = pictureIds(set);
  const kinds = fileKinds.filter(({ extension }) => extension !== "zip" || set.questions.some(hasPicture));

  const { busy, run: save } = useAction("Dosya hazırlanamadı", async (kind: FileKind) => {
    setChosen(kind.name);
    setLoaded(0);
    const pictures = kind.holdsPictures ? await loadPictures(ids, () => setLoaded((count) => count + 1)) : noPictures;
    if (!isHere()) return;
    saveFile(fileName(set.title, kind.extension), kind.write(set, pictures), kind.type);
    const lost = kind.holdsPictures ? ids.length - pictures.size : 0;
    if (lost > 0) toast.warning(`${lost} resim şu anda alınamadı, dosyaya girmedi. Sonra yeniden indirin.`);
    onClose();
  });
  return (
    <Dialog
      title="Dosya olarak indir"
      onClose={onClose}
      wide
      actions={
        <Button variant="alt" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      {missing > 0 && <Banner tone="info">{missing} eksik soru dosyaya girmez.</Banner>}
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.name} className="row">
            <div className={styles.words}>
              <b>{kind.name}</b>
              <p>{kind.line}</p>
              {notesOf(kind, set).map((note) => (
                <p key={note} className={styles.note}>
                  {note}
                </p>
              ))}
              {busy && chosen === kind.name && kind.holdsPictures && ids.length > 0 && (
                <p role="status">
                  Resimler alınıyor: {loaded} / {ids.length}
                </p>
              )}
            </div>
            <Button
              variant="alt"
              icon="download"
              busy={busy && chosen === kind.name}
              disabled={busy}
              disabledReason={set.questions.some(kind.fits) ? undefined : "Bu dosyaya girecek soru yok"}
              aria-label={`İndir: ${kind.name}`}
              onClick={() => save(kind)}
            >
              İndir
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const NAMED = 3;

function notesOf({ fits, changes }: FileKind, { questions }: ExportedSet): string[] {
  const out = questions.filter((question) => !fits(question));
  const names = out.slice(0, NAMED).map(({ question_text }) => `“${shortened(question_text)}”`);
  const more = out.length > NAMED ? " …" : "";
  return [
    ...(out.length > 0 ? [`${out.length} soru bu dosyaya girmez: ${names.join(", ")}${more}`] : []),
    ...changes(questions.filter(fits)),
  ];
}

function shortened(text: string): string {
  const start = cutTo(text.replace(/\s+/g, " "), 40);
  return start === text ? text : `${start}…`;
}

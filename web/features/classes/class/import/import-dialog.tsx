import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Student, StudentsImportReply } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import type { JudgedRow } from "#features/exchange/index";
import { beside, useAction } from "#screens/use-action";
import { PrivacyNote } from "#screens/page/privacy-note.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./import-dialog.module.css";
import { ImportedRows } from "./imported-rows";
import { ListSource, type Source } from "./list-source";
import { useClassList } from "./use-class-list";

type Props = {
  readonly classId: string;
  readonly className: string;
  readonly students: readonly Student[];
  readonly onClose: () => void;
};

const PAUSE_MS = 300;

/** Imports a class list, pasted or from a file. The list is read on this device, and only numbers and names are sent. */
export function ImportDialog({ classId, className, students, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const list = useClassList(className, students);
  const [source, setSource] = useState<Source>({ text: "", file: null });
  const latest = useRef(source);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const readText = useEffectEvent((text: string) => void list.readText(text));
  useEffect(() => {
    if (source.file !== null) return undefined;
    const timer = setTimeout(() => readText(source.text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source]);

  const take = (next: Source) => {
    latest.current = next;
    setSource(next);
    if (next.file) void list.readFile(next.file);
  };
  const { sent, added } = list.judged ?? { sent: [], added: 0 };
  // The rows shown are older than the last typed letters.
  const isBehind = list.reading.is === "read" && list.reading.of !== (source.file ?? source.text);
  const { busy, failure, forgetFailure, run } = useAction(beside("Liste eklenemedi"), async () => {
    const open = (list.judged?.rows ?? []).filter(({ verdict }) => verdict.is === "fault" || verdict.is === "asks");
    toast.success(doneOf(await classes.import(classId, sent)));
    await revalidate();
    // Another list has replaced this one meanwhile.
    if (latest.current !== source) return;
    if (open.length === 0) onClose();
    else take({ text: open.map(asLine).join("\n"), file: null });
  });
  const change = (next: Source) => {
    forgetFailure();
    take(next);
  };
  return (
    <Dialog
      title="Sınıf listesi ekle"
      onClose={onClose}
      wide="very"
      does={
        <Button
          busy={busy || isBehind}
          disabledReason={sent.length === 0 ? "Eklenecek öğrenci yok" : undefined}
          onClick={run}
        >
          {added > 0 ? `${added} öğrenciyi ekle` : sent.length > 0 ? "Değişiklikleri kaydet" : "Ekle"}
        </Button>
      }
    >
      <p>
        e-Okul sınıf listesini kopyalayıp yapıştırın ya da dosyayı bırakın (.xlsx, .xls, .csv). Numara ve ad yeter,
        gerisi okunmaz.
      </p>
      <div className={styles.columns}>
        <ListSource source={source} box={box} onChange={change} />
        <ImportedRows list={list} />
      </div>
      <FailureBanner className={styles.failure} text={failure} />
      <PrivacyNote>
        <b>KVKK:</b> Öğrenci adları yalnız bu dersi yürütmek için, yalnız sizin hesabınızda tutulur. T.C. kimlik
        numarası, doğum tarihi gibi sütunlar bu cihazda ayıklanır, gönderilmez. Listeyi istediğiniz an silebilirsiniz.{" "}
        <Link to="/privacy" target="_blank">
          Aydınlatma metni
        </Link>
      </PrivacyNote>
    </Dialog>
  );
}

const doneOf = ({ added, renamed }: StudentsImportReply): string =>
  [added > 0 && `${added} öğrenci eklendi.`, renamed > 0 && `${renamed} öğrencinin adı değişti.`]
    .filter((part) => part !== false)
    .join(" ") || "Kaydedildi.";

/** A row as a line of text: undecided rows stay in the box. */
const asLine = ({ number, schoolNo, name }: JudgedRow): string =>
  [number, schoolNo, name].filter((part) => part !== null).join("\t");

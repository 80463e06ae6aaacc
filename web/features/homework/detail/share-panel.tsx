import { useState } from "react";
import { flushSync } from "react-dom";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { homeworkLink, homeworkPlace } from "#browser/addresses/homework-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { copyAndSay, shareLink } from "#screens/page/pass-on";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { Button } from "#ui/button.tsx";
import { OnPaper, type Paper } from "./on-paper";
import { OnTheBoard } from "./on-the-board";
import * as styles from "./share-panel.module.css";

type Props = { readonly of: Homework; readonly pupils: readonly HomeworkPupil[] };

/** The address of a homework, and the ways to bring it to pupils: a link, a sheet, strips, the board. */
export function SharePanel({ of, pupils }: Props) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const [isOnBoard, setOnBoard] = useState(false);
  const at = useOriginForPhones();
  const link = homeworkLink(at.origin, of.code);
  const print = (what: Paper) => {
    flushSync(() => setPaper(what));
    window.print();
  };
  return (
    <section className={`on-field row between ${styles.panel}`} aria-label="Ödevin adresi">
      <div className={styles.words}>
        <p>Öğrenciler bu adresi açar ya da karekodu okutur</p>
        <p className={styles.address}>
          {homeworkPlace(at.host)}
          <wbr />
          <b className="num">{of.code}</b>
        </p>
        <div className={`flow ${styles.actions}`}>
          <Button variant="lim" icon="link" onClick={() => void copyAndSay(link, "Bağlantı kopyalandı.")}>
            Bağlantıyı kopyala
          </Button>
          <Button variant="field" icon="upload" onClick={() => void shareLink(link, of.title)}>
            Paylaş
          </Button>
          <Button variant="field" icon="print" onClick={() => print("poster")}>
            Karekodu yazdır
          </Button>
          <Button variant="field" icon="print" onClick={() => print("strips")}>
            Şeritleri yazdır
          </Button>
          <Button variant="field" icon="board" onClick={() => setOnBoard(true)}>
            Tahtada göster
          </Button>
        </div>
      </div>
      <div className={styles.qr}>
        <QrCode text={link} label="Ödevin karekodu" />
      </div>
      {paper && <OnPaper what={paper} of={of} pupils={pupils} at={at} onPrinted={() => setPaper(null)} />}
      {isOnBoard && <OnTheBoard of={of} onClose={() => setOnBoard(false)} />}
    </section>
  );
}

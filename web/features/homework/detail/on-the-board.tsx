import type { Homework } from "#protocol/http/replies/homework";
import { dateAndTime } from "#words/format";
import { homeworkLink, homeworkPlace } from "#browser/addresses/homework-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/use/use-modal";
import screen from "#ui/overlays/whole-screen.module.css";
import * as styles from "./on-the-board.module.css";

type Props = { readonly of: Homework; readonly onClose: () => void };

/** Address, code and QR code as large as the screen. Any press closes it. */
export function OnTheBoard({ of, onClose }: Props) {
  const ref = useModal(onClose, "anywhere");
  const { host, origin } = useOriginForPhones();
  return (
    <dialog ref={ref} className={screen.whole} aria-label={`Ödevin adresi, kod ${of.code}`}>
      <div className={`row ${styles.sheet}`}>
        <div className={styles.words}>
          <p className={`lines ${styles.title}`}>{of.title}</p>
          <p className={styles.place}>{homeworkPlace(host)}</p>
          <p className={`num ${styles.code}`}>{of.code}</p>
          <p className={styles.due}>Son gün {dateAndTime(of.due_at)}</p>
        </div>
        <QrCode className={styles.qr} text={homeworkLink(origin, of.code)} label="Ödevin karekodu" />
      </div>
      <Button variant="alt" icon="x" className={styles.close} onClick={onClose}>
        Kapat
      </Button>
    </dialog>
  );
}

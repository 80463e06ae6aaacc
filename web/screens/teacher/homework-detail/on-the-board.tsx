import type { Homework } from "#protocol/http/homework";
import { dateAndTime } from "../../../lib/format";
import { homeworkLink, homeworkPlace } from "../../../lib/addresses/homework-address";
import { useOriginForPhones } from "../../../lib/use/use-origin-for-phones";
import { QrCode } from "../../../parts/qr-code";
import { Button } from "../../../ui/button";
import { useModal } from "../../../ui/use/use-modal";
import screen from "../../../ui/overlays/whole-screen.module.css";
import styles from "./on-the-board.module.css";

type Props = { readonly of: Homework; readonly onClose: () => void };

/** Address, code and QR code as large as the screen. Any press closes it. */
export function OnTheBoard({ of, onClose }: Props) {
  const ref = useModal(onClose, "anywhere");
  const { host, origin } = useOriginForPhones();
  return (
    <dialog ref={ref} className={screen.whole} aria-label={`Ödevin adresi, kod ${of.code}`}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <p className={styles.title}>{of.title}</p>
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

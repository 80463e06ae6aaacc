import { useEffect, useEffectEvent } from "react";
import { gameCode } from "#front-door/game-code";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { useModal } from "#ui/use/use-modal";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { codeGroups, joinAddress, joinLink } from "#browser/addresses/join-address";
import screen from "#ui/overlays/whole-screen.module.css";
import * as styles from "./overlays.module.css";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { shortcutFor } from "#hosting/shortcuts";

type Props = { readonly code: string; readonly onClose: () => void };

/** Address, code and QR code as large as the screen, for those who come late or sit far away. Any press closes it. */
export function CodeOverlay({ code, onClose }: Props) {
  const ref = useModal(onClose, "anywhere");
  const close = useEffectEvent(onClose);
  useEffect(() => {
    ref.current!.addEventListener("keydown", (event) => {
      if (shortcutFor(event) !== "code") return;
      // Keeps the board from handling the same key once the overlay is gone, which would open it again.
      event.preventDefault();
      close();
    });
  }, [ref]);
  const { host, origin } = useOriginForPhones();
  const address = joinAddress(host);
  const [first, second] = codeGroups(code);
  const size = Math.min(8, 108 / (0.57 * address.length));
  return (
    <dialog ref={ref} className={screen.whole} aria-label={`Oyun kodu ${gameCode(code)}`}>
      <div className={styles.sheet}>
        <p className={styles.address} style={{ fontSize: `${size}rem` }}>
          {address}
        </p>
        <p className={cx("column", styles.digits, code.length > 6 && styles.wide, "num")}>
          <span>{first}</span>
          <span>{second}</span>
        </p>
        <QrCode className={styles.qr} text={joinLink(origin, code)} label="Katılım karekodu" />
      </div>
      <Button variant="alt" size="board" icon="x" className={styles.close} onClick={onClose}>
        Kapat
      </Button>
    </dialog>
  );
}

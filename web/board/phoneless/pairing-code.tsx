import { QrCode } from "../../parts/qr-code";
import styles from "./pairing-code.module.css";

/** How the teacher's phone comes in: it reads the cards. */
export const PairingCode = ({ code }: { readonly code: string }) => (
  <div className={styles.pairing}>
    <QrCode text={`${location.origin}/teacher/game/${code}/scan`} label="Öğretmenin telefonu için karekod" />
    <p>
      <b>Öğretmenin telefonu</b>
      Kartları okumak için bu karekodu açın. Yalnız sizin hesabınızla çalışır.
    </p>
  </div>
);

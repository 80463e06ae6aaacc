import { gameCode } from "#front-door/game-code";
import { joinAddress, joinLink } from "#browser/addresses/join-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { copyAndSay, shareLink } from "#screens/page/pass-on";
import { Button } from "#ui/button.tsx";
import * as styles from "./code-panel.module.css";

/** The code, large enough to be read out, and the ways to pass it on. Always ink on white. */
export function CodePanel({ code }: { readonly code: string }) {
  const { host, origin } = useOriginForPhones();
  return (
    <section className={`row wrap between ${styles.panel}`} aria-label="Oyun kodu">
      <div>
        <p className={styles.step}>{joinAddress(host)}</p>
        <p className={styles.code}>
          <span className="vh">Kod </span>
          <span className="num">{gameCode(code)}</span>
        </p>
      </div>
      <div className={`stack ${styles.actions}`}>
        <Button variant="alt" icon="copy" onClick={() => void copyAndSay(code, "Kod kopyalandı.")}>
          Kodu kopyala
        </Button>
        <Button variant="alt" icon="upload" onClick={() => void shareLink(joinLink(origin, code))}>
          Bağlantıyı paylaş
        </Button>
      </div>
    </section>
  );
}

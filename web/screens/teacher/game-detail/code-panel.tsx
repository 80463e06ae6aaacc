import { copyText } from "../../../lib/copy-text";
import { gameCode } from "../../../base/game-code";
import { joinAddress, joinLink } from "../../../lib/join-address";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toasts";
import styles from "./code-panel.module.css";

/** The code as it is read out, and the ways to pass it on. Always ink on white. */
export function CodePanel({ code }: { readonly code: string }) {
  return (
    <section className={styles.panel} aria-label="Oyun kodu">
      <div>
        <p className={styles.step}>{joinAddress(location.host)}</p>
        <p className={styles.code}>
          <span className="vh">Kod </span>
          <span className="num">{gameCode(code)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="alt" icon="copy" onClick={() => void copied(code, "Kod kopyalandı.")}>
          Kodu kopyala
        </Button>
        <Button variant="alt" icon="upload" onClick={() => void share(joinLink(location.origin, code))}>
          Bağlantıyı paylaş
        </Button>
      </div>
    </section>
  );
}

async function copied(text: string, said: string): Promise<void> {
  if (await copyText(text)) toast.success(said);
  else toast.warning(text, { title: "Kopyalanamadı, elle yazın" });
}

/** Through the device's own sheet where it has one. */
async function share(url: string): Promise<void> {
  if (typeof navigator.share !== "function") return copied(url, "Bağlantı kopyalandı.");
  try {
    await navigator.share({ title: "Bilye", url });
  } catch {
    // Closed without sharing: nothing was wanted.
  }
}

import { useState } from "react";
import type { NewTokenReply } from "#protocol/http/replies/tokens";
import { copyText } from "#browser/copy-text";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./ready-token.module.css";
import { small } from "#words/sentences";
import { limitsOf } from "./token-words";

/** Shows a new key, for the only time. Closes only after it was copied or somebody says so. */
export function ReadyToken({ token, personal_token: made, onClose }: NewTokenReply & { readonly onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [said, setSaid] = useState("");
  const copy = async () => {
    const isThere = await copyText(token);
    setCopied((before) => before || isThere);
    setSaid(isThere ? "Kopyalandı." : "Tarayıcı izin vermedi. Anahtarı seçip kendiniz kopyalayın.");
  };
  return (
    <Dialog
      wide
      title="Anahtarınız hazır"
      onClose={() => (isCopied ? onClose() : undefined)}
      actions={
        <Button variant="alt" onClick={onClose}>
          Kopyaladım, kapat
        </Button>
      }
    >
      <p>
        “{made.name}”, {small(limitsOf(made))}.
      </p>
      <div className={`flow ${styles.row}`}>
        <code className={styles.token} onCopy={() => setCopied(true)}>
          {token}
        </code>
        <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
          Kopyala
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Banner tone="warn" icon="warning">
        Şimdi kopyalayın. Bu pencere kapanınca bir daha gösterilmez; kaybolursa yenisini oluşturursunuz.
      </Banner>
    </Dialog>
  );
}

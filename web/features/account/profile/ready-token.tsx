import { useState } from "react";
import type { NewTokenReply } from "#protocol/http/replies/tokens";
import { ShownOnce } from "#screens/shown-once.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { small } from "#words/sentences";
import { limitsOf } from "./token-words";

/** Shows a new key, for the only time. Closes only after it was copied or somebody says so. */
export function ReadyToken({ token, personal_token: made, onClose }: NewTokenReply & { readonly onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
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
      <ShownOnce text={token} onCopied={() => setCopied(true)} />
      <Banner tone="warn" icon="warning">
        Şimdi kopyalayın. Bu pencere kapanınca bir daha gösterilmez; kaybolursa yenisini oluşturursunuz.
      </Banner>
    </Dialog>
  );
}

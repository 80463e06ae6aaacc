import { useEffect, useRef } from "react";
import type { Sharing } from "#protocol/http/replies/sharing";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { copyAndSay } from "#screens/page/pass-on";
import * as styles from "./share-dialog.module.css";

type Props = {
  readonly token: string;
  /** Result of the last save in this dialog. Its button is gone, so the focus moves to the link. */
  readonly saved: Sharing | null;
  readonly busy: boolean;
  readonly onRenew: () => void;
};

/** The link to copy. A new link closes the old one. */
export function LinkFields({ token, saved, busy, onRenew }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) place.current?.querySelector("input")?.focus();
  }, [saved]);
  const link = `${location.origin}/s/${token}`;
  return (
    <div ref={place} className={`stack ${styles.link}`}>
      <TextField label="Bağlantı" readOnly value={link} onFocus={({ target }) => target.select()} />
      <Button icon="copy" onClick={() => void copyAndSay(link, "Bağlantı kopyalandı.")}>
        Kopyala
      </Button>
      <p className="row wrap">
        <Button variant="quiet" busy={busy} onClick={onRenew}>
          Bağlantıyı yenile
        </Button>
        Eski bağlantı çalışmaz olur.
      </p>
    </div>
  );
}

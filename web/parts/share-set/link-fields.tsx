import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/field";
import { copyAndSay } from "../page/pass-on";
import styles from "./share-dialog.module.css";

type Props = {
  readonly token: string;
  /** It was opened a moment ago, by a button that is gone. */
  readonly isNew: boolean;
  readonly busy: boolean;
  readonly onRenew: () => void;
};

/** The link, to be copied; a new one closes the old. */
export function LinkFields({ token, isNew, busy, onRenew }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.querySelector("input")?.focus();
  }, [isNew]);
  const link = `${location.origin}/s/${token}`;
  return (
    <div ref={place} className={styles.link}>
      <TextField label="Bağlantı" readOnly value={link} onFocus={({ target }) => target.select()} />
      <Button icon="copy" onClick={() => void copyAndSay(link, "Bağlantı kopyalandı.")}>
        Kopyala
      </Button>
      <p>
        <Button variant="quiet" busy={busy} onClick={onRenew}>
          Bağlantıyı yenile
        </Button>{" "}
        Eski bağlantı çalışmaz olur.
      </p>
    </div>
  );
}

import { useState, type ReactNode } from "react";
import { copyText } from "#browser/copy-text";
import { Button } from "#ui/button.tsx";
import * as styles from "./shown-once.module.css";

type Copied = { readonly text: string; readonly onCopied?: () => void };
type Props = Copied & {
  /** Said where the browser forbids to copy. */
  readonly otherwise: string;
  readonly variant?: "alt";
  /** Stands before the button. */
  readonly children: ReactNode;
};

/** A row with a button that copies a text which is not shown again. */
export function CopyRow({ text, otherwise, variant, onCopied, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  const [said, setSaid] = useState("");
  const copied = () => {
    setCopied(true);
    onCopied?.();
  };
  const copy = async () => {
    const isThere = await copyText(text);
    if (isThere) copied();
    setSaid(isThere ? "Kopyalandı." : otherwise);
  };
  return (
    <>
      <div className={`flow ${styles.row}`} onCopy={copied}>
        {children}
        <Button variant={variant} icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
          Kopyala
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

/** A secret that is not shown again. Its dialog stays until it was copied or somebody says so. */
export const ShownOnce = (secret: Copied) => (
  <CopyRow {...secret} otherwise="Tarayıcı izin vermedi. Seçip kendiniz kopyalayın.">
    <code className={styles.secret} translate="no">
      {secret.text}
    </code>
  </CopyRow>
);

import { useState } from "react";
import { copyText } from "#browser/copy-text";
import { Button } from "#ui/button.tsx";
import * as styles from "./shown-once.module.css";

type Props = { readonly text: string; readonly onCopied: () => void };

/** A secret that is not shown again, with a button that copies it. Its dialog stays until it was copied or somebody says so. */
export function ShownOnce({ text, onCopied }: Props) {
  const [isCopied, setCopied] = useState(false);
  const [said, setSaid] = useState("");
  const copied = () => {
    setCopied(true);
    onCopied();
  };
  const copy = async () => {
    const isThere = await copyText(text);
    if (isThere) copied();
    setSaid(isThere ? "Kopyalandı." : "Tarayıcı izin vermedi. Seçip kendiniz kopyalayın.");
  };
  return (
    <>
      <div className={`flow ${styles.row}`}>
        <code className={styles.secret} translate="no" onCopy={copied}>
          {text}
        </code>
        <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
          Kopyala
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

import { useState } from "react";
import { Dialog } from "#answering/later/load-parts";
import { SetText } from "#question-text/set-text.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import * as styles from "./result.module.css";

/** The teacher's explanation, on its own sheet because it may be long. */
export function Explanation({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="quiet" className={styles.action} onClick={() => setOpen(true)}>
        Açıklamayı oku
      </PlainButton>
      {isOpen && (
        <Dialog
          title="Açıklama"
          onClose={() => setOpen(false)}
          actions={<PlainButton onClick={() => setOpen(false)}>Tamam</PlainButton>}
        >
          <p className={styles.explanation}>
            <SetText>{text}</SetText>
          </p>
        </Dialog>
      )}
    </>
  );
}

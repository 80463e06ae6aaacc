import { useState } from "react";
import { Dialog } from "#answering/later/load-parts";
import { SetText } from "#question-text/set-text.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import * as styles from "./result.module.css";

type Props = {
  /** The teacher's explanation; empty if there is none. */
  readonly text: string;
  /** Null if there are no standings to turn to. */
  readonly onStandings: (() => void) | null;
  readonly isNet: boolean;
};

/** Buttons to the pages that a pupil may turn to from a result. */
export const ResultButtons = ({ text, onStandings, isNet }: Props) => (
  <div className={styles.actions}>
    {text && <Explanation text={text} />}
    {onStandings && (
      <PlainButton variant="quiet" className={styles.action} onClick={onStandings}>
        {isNet ? "Net" : "Puan"} durumu
      </PlainButton>
    )}
  </div>
);

/** The teacher's explanation, on its own sheet because it may be long. */
function Explanation({ text }: { readonly text: string }) {
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

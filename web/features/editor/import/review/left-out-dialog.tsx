import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SetText } from "#question-text/set-text.tsx";
import * as styles from "./left-out-dialog.module.css";
import type { Import } from "../use-import";

export const NO_TEXT = "Metni olmayan soru";

/** Lists the questions that stay out, with their reasons, before the others are added. Afterwards they are gone. */
export function LeftOutDialog({ source: { leftOut, goesOn, mend } }: { readonly source: Import }) {
  if (!goesOn) return null;
  const isOne = leftOut.length === 1;
  return (
    <Dialog
      title={`${leftOut.length} soru dışarıda kalıyor`}
      onClose={mend}
      cancel="Dön, düzelt"
      does={<Button onClick={goesOn}>{isOne ? "O olmadan ekle" : "Onlar olmadan ekle"}</Button>}
    >
      <p>
        {isOne ? "Bu soru" : "Bunlar"} eklenmez ve saklanmaz. Dönüp “Düzelt” ile tamamlarsanız {isOne ? "o" : "onlar"}{" "}
        da eklenir.
      </p>
      <ul className={`stack ${styles.list}`}>
        {leftOut.map(({ number, where, draft, reasons }) => (
          <li key={number}>
            <b className="lines">{draft.question_text ? <SetText inline>{draft.question_text}</SetText> : NO_TEXT}</b>
            <span className="quiet">
              {where}: {reasons[0]}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

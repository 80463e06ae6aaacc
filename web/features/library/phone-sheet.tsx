import { Suspense, useState } from "react";
import type { SharedSet } from "#protocol/http/replies/library";
import { isNewer } from "#kinds/drafts";
import { PhonePreview } from "#kinds/shared/previews.tsx";
import { SetLanguage } from "#question-text/set-text.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./phone-sheet.module.css";

/** Shows the questions one after another as on a pupil's phone. */
export function PhoneSheet({ set, onClose }: { readonly set: SharedSet; readonly onClose: () => void }) {
  const [at, setAt] = useState(0);
  const last = set.questions.length - 1;
  const question = set.questions[at];
  return (
    <Dialog
      shape="side"
      title="Telefonda"
      onClose={onClose}
      actions={
        <>
          <Button variant="alt" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Önceki
          </Button>
          <Button variant="alt" disabled={at === last} onClick={() => setAt(at + 1)}>
            Sonraki
          </Button>
        </>
      }
    >
      <p role="status">
        {at + 1} / {last + 1}
      </p>
      <SetLanguage value={set.language}>
        <div className={styles.phone} aria-hidden="true">
          {question &&
            ("question_set_id" in question && !isNewer(question) ? (
              <Suspense>
                <PhonePreview key={at} draft={question} />
              </Suspense>
            ) : (
              <p>{question.question_text}</p>
            ))}
        </div>
      </SetLanguage>
    </Dialog>
  );
}

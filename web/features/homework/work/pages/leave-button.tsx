import { useState } from "react";
import { PlainButton } from "#ui/plain-button.tsx";
import { ConfirmDialog } from "#answering/later/load-parts";
import type { Work } from "#answering/own-pace/work";

type Props = { readonly now: Pick<Work, "you" | "unsent">; readonly onLeave: () => void };

/** Lets another pupil use this device: a brother or sister, or the next class with a school's tablets. */
export function LeaveButton({ now: { you, unsent }, onLeave }: Props) {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <PlainButton variant="field" block onClick={() => ask(true)}>
        Ben {you.nickname} değilim
      </PlainButton>
      {isAsked && (
        <ConfirmDialog
          title="Bu cihazda başka biri mi devam edecek?"
          cancel="Vazgeç"
          confirm="Evet, başka biri"
          danger={unsent.length > 0}
          onClose={() => ask(false)}
          onConfirm={onLeave}
        >
          {unsent.length > 0
            ? `Henüz gönderilmemiş ${unsent.length} cevap silinir.`
            : "Gönderilen cevaplar durur; geri dönüş sayısıyla yine devam edilebilir."}
        </ConfirmDialog>
      )}
    </>
  );
}

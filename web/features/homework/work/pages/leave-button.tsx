import { useState } from "react";
import { PlainButton } from "#ui/plain-button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import type { Work } from "#answering/own-pace/work";

type Props = { readonly now: Pick<Work, "you" | "kept">; readonly onLeave: () => void };

/** Lets another pupil use this device: a brother or sister, or the next class with a school's tablets. */
export function LeaveButton({ now: { you, kept }, onLeave }: Props) {
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
          danger={kept.length > 0}
          onClose={() => ask(false)}
          onConfirm={onLeave}
        >
          {kept.length > 0
            ? `Henüz gönderilmemiş ${kept.length} cevap silinir.`
            : "Gönderilen cevaplar durur; geri dönüş sayısıyla yine devam edilebilir."}
        </ConfirmDialog>
      )}
    </>
  );
}

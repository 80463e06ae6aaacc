import { useState } from "react";
import type { Homework } from "#protocol/http/replies/homework";
import { homeworkLink } from "#browser/addresses/homework-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { copyAndSay } from "#screens/page/pass-on";
import { reminderOf } from "./reminder";

/** Shows a text for the class's group; the teacher may change it before copying it. */
export function ReminderDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  const { origin } = useOriginForPhones();
  const [now] = useState(() => Date.now());
  const [written, setWritten] = useState<string | null>(null);
  const text = written ?? reminderOf(of, homeworkLink(origin, of.code), now);
  return (
    <Dialog
      title="Hatırlatma metni"
      onClose={onClose}
      wide
      actions={
        <>
          <Button variant="alt" onClick={onClose}>
            Kapat
          </Button>
          <Button icon="copy" onClick={() => void copyAndSay(text, "Metin kopyalandı.")}>
            Metni kopyala
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Sınıf grubuna gönderilecek metin"
        hint="Kimin başlamadığı yazmaz; grubu herkes okur. Bilye öğrencilere ileti göndermez."
        rows={9}
        value={text}
        onChange={({ target }) => setWritten(target.value)}
      />
    </Dialog>
  );
}

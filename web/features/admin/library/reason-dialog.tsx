import { useState } from "react";
import { limits } from "#shared/limits";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import * as styles from "./review-desk.module.css";

const reasons = ["Cevap hatalı", "Uygunsuz", "İzinsiz içerik", "Kişisel bilgi", "Eksik"];

type Props = {
  readonly title: string;
  readonly isPending: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks why a set is not, or no longer, in the library. Its author reads the answer. */
export function ReasonDialog({ title, isPending, onSend, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const reason = [chosen, text.trim()].filter((part) => part !== "").join(": ");
  return (
    <Dialog
      title={isPending ? `“${title}” reddedilsin mi?` : `“${title}” kaldırılsın mı?`}
      onClose={onClose}
      does={
        <Button
          variant="danger"
          disabledReason={reason === "" ? "Bir neden seçin ya da yazın." : undefined}
          onClick={() => onSend(reason)}
        >
          {isPending ? "Reddet" : "Kaldır"}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>Neden, öğretmene e-postayla gider.</p>
        <Chips
          label="Neden"
          choices={reasons.map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextAreaField
          label="Açıklama"
          aside="isteğe bağlı"
          maxLength={limits.reason - 40}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Dialog>
  );
}

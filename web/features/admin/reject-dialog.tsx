import { useState } from "react";
import type { ListedUser } from "#protocol/http/people";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import * as styles from "./reject-dialog.module.css";

const reasons = ["Okul adresi değil", "Okul bulunamadı", "Öğretmen değil"];

type Props = {
  readonly teachers: readonly ListedUser[];
  /** True if the teachers are approved now: the dialog then asks whether to revoke that. */
  readonly isTakingBack: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
};

export function RejectDialog({ teachers, isTakingBack, onReject, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const reason = [chosen, text.trim()].filter((part) => part !== "").join(": ");
  const who = teachers.length === 1 ? teachers[0]!.name : `${teachers.length} öğretmen`;
  const verb = isTakingBack ? "Onayı kaldır" : "Reddet";
  return (
    <Dialog
      title={isTakingBack ? `${who} için onay kaldırılsın mı?` : `${who} reddedilsin mi?`}
      onClose={onClose}
      does={
        <Button variant="danger" onClick={() => onReject(reason)}>
          {verb}
        </Button>
      }
    >
      <p className={styles.loss}>
        {teachers.length === 1
          ? "Öğretmene e-posta gönderilir; oyun kuramaz."
          : "Öğretmenlere e-posta gönderilir; oyun kuramazlar."}
      </p>
      <div className={styles.form}>
        {!isTakingBack && (
          <Chips
            label="Neden"
            choices={reasons.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <TextAreaField
          label={isTakingBack ? "Neden" : "Açıklama"}
          aside="isteğe bağlı"
          maxLength={500 - 40}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

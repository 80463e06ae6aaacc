import { useState, type SubmitEvent } from "react";
import type { Pairing } from "#game-client/game";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextField } from "#ui/fields/field.tsx";
import * as styles from "./overlays.module.css";

type Props = {
  readonly pairing: Extract<Pairing, { state: "waiting" }>;
  readonly isWaiting: boolean;
  readonly onConfirm: (digits: string) => void;
  readonly onClose: () => void;
};

const TRIES = 3;

/** Asks for the digits on the phone that has read the board's picture; its holder reads them out to the teacher. */
export function PairDialog({ pairing, isWaiting, onConfirm, onClose }: Props) {
  const [digits, setDigits] = useState("");
  const left = pairing.tries_left;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (digits.length !== 2) return;
    onConfirm(digits);
    setDigits("");
  };
  return (
    <Dialog title="Telefonunuzda çıkan iki rakam" onClose={onClose}>
      <p>Bir telefon bu oyunu yönetmek istiyor. Sizinkiyse ekranındaki iki rakamı yazın.</p>
      <form className={styles.spaced} onSubmit={submit}>
        <TextField
          label="İki rakam"
          value={digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          error={left < TRIES ? `Rakamlar uymadı. ${left} deneme kaldı.` : undefined}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, ""))}
        />
        <div className={styles.formActions}>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" busy={isWaiting} disabled={digits.length !== 2}>
            Telefonu bağla
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

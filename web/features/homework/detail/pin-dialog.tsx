import { useState } from "react";
import type { Homework, HomeworkPupil } from "#protocol/http/homework";
import { homework } from "#api/homework-api";
import { shownName } from "#words/shown-name";
import { useChange } from "../dialogs/use-change";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/overlays/dialog.tsx";
import { FocusedTitle } from "#ui/focused-title.tsx";
import * as styles from "./pin-dialog.module.css";

type Props = {
  readonly of: Homework;
  readonly pupil: HomeworkPupil;
  readonly playerId: string;
  readonly onClose: () => void;
};

/** Asks, then shows the new number: once, and only here. */
export function PinDialog({ of, pupil, playerId, onClose }: Props) {
  const [pin, setPin] = useState<string | null>(null);
  const { busy, change } = useChange();
  const give = async () => {
    const done = await change("Yeni sayı verilemedi", () => homework.newPin(of.id, playerId));
    if (done) setPin(done.reply.pin);
  };
  if (pin === null) {
    return (
      <ConfirmDialog
        title="Yeni geri dönüş sayısı verilsin mi?"
        confirm="Yeni sayı ver"
        busy={busy}
        onConfirm={() => void give()}
        onClose={onClose}
      >
        Eski sayı artık geçmez, açık kalmış cihazlar da yeni sayıyı sorar. Cevapları olduğu gibi kalır.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      title={<FocusedTitle>{shownName(pupil.name)}, yeni geri dönüş sayısı</FocusedTitle>}
      onClose={onClose}
      actions={<Button onClick={onClose}>Söyledim, kapat</Button>}
    >
      <p className={`num ${styles.pin}`}>{pin}</p>
      <p>Yalnız sahibine söyleyin. Bu pencere kapanınca bir daha gösterilmez; kaybolursa yenisini verirsiniz.</p>
    </Dialog>
  );
}

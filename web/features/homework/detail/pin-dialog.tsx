import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { homework } from "#api/homework-api";
import { useAction } from "#screens/use-action";
import { shownName } from "#words/shown-name";
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
  const { revalidate } = useRevalidator();
  const { busy, run: give } = useAction("Yeni sayı verilemedi", async () => {
    const reply = await homework.newPin(of.id, playerId);
    await revalidate();
    setPin(reply.pin);
  });
  if (pin === null) {
    return (
      <ConfirmDialog
        title="Yeni geri dönüş sayısı verilsin mi?"
        confirm="Yeni sayı ver"
        busy={busy}
        onConfirm={give}
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

import { useState } from "react";
import { useRevalidator } from "react-router";
import { messageOf } from "#api/api-error";
import { games } from "#api/game-api";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { LabelField } from "./label-field";

type Props = { readonly code: string; readonly label: string; readonly onClose: () => void };

/** Sets the label of a game that was made without one, or for another class. */
export function LabelDialog({ code, label: before, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [label, setLabel] = useState(before);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await games.relabel(code, label);
      await revalidate();
      onClose();
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error), { title: "Kaydedilemedi" });
    }
  };
  return (
    <Dialog
      title={before === "" ? "Not ekle" : "Notu değiştir"}
      onClose={onClose}
      does={
        <Button busy={busy} onClick={() => void save()}>
          Kaydet
        </Button>
      }
    >
      <LabelField label={label} onChange={setLabel} />
    </Dialog>
  );
}

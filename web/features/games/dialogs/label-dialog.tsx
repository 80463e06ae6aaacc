import { useState } from "react";
import { useRevalidator } from "react-router";
import { games } from "#api/game-api";
import { Button } from "#ui/button.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { beside, useAction } from "#screens/use-action";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { LabelField } from "./label-field";

type Props = { readonly code: string; readonly label: string; readonly onClose: () => void };

/** Sets the label of a game that was made without one, or for another class. */
export function LabelDialog({ code, label: before, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [label, setLabel] = useState(before);
  const {
    busy,
    failure,
    run: save,
  } = useAction(beside("Kaydedilemedi"), async () => {
    await games.relabel(code, label);
    await revalidate();
    onClose();
  });
  return (
    <Dialog
      title={before === "" ? "Not ekle" : "Notu değiştir"}
      onClose={onClose}
      does={
        <Button busy={busy} onClick={save}>
          Kaydet
        </Button>
      }
    >
      <LabelField label={label} onChange={setLabel} />
      <FailureBanner isBelow text={failure} />
    </Dialog>
  );
}

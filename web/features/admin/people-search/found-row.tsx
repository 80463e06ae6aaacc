import { cannotUndo } from "#words/shared-sentences";
import { useState } from "react";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

type Props = {
  readonly name: string;
  readonly detail: string;
  readonly onSave: () => Promise<void> | void;
  readonly onDelete: () => Promise<void>;
};

/** Somebody who was found, with what may be done at the request of that person. */
export function FoundRow({ name, detail, onSave, onDelete }: Props) {
  const [asks, setAsks] = useState(false);
  const save = useAction("Veriler indirilemedi", async () => onSave());
  const remove = useAction("Silinemedi", onDelete);
  return (
    <p>
      <b>{name}</b> {detail}{" "}
      <Button variant="quiet" size="sm" busy={save.busy} aria-label={`${name}: verisini indir`} onClick={save.run}>
        Verisini indir
      </Button>
      <Button variant="quiet" size="sm" busy={remove.busy} aria-label={`${name}: sil`} onClick={() => setAsks(true)}>
        Sil
      </Button>
      {asks && (
        <ConfirmDialog
          title={`${name} silinsin mi?`}
          confirm="Sil"
          danger
          onConfirm={() => {
            setAsks(false);
            remove.run();
          }}
          onClose={() => setAsks(false)}
        >
          {detail}. {cannotUndo}
        </ConfirmDialog>
      )}
    </p>
  );
}

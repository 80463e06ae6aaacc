import { useState } from "react";
import type { School } from "#protocol/http/replies/schools";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { SchoolField, useSchool } from "../person/school-field";

type Props = { readonly school: School; readonly onDone: () => void; readonly onClose: () => void };

/** Chooses the school that becomes part of this one. */
export function MergeDialog({ school, onDone, onClose }: Props) {
  const [other, setOther] = useState("");
  const goes = useSchool(other);
  const { busy, run } = useAction("Birleştirilemedi", async () => {
    await calls.merge(school.id, other);
    toast.success("Okullar birleştirildi.");
    onDone();
  });
  return (
    <Dialog
      title={`${school.name} ile birleştir`}
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={goes ? undefined : "Öbür okulu seçin."} onClick={run}>
          Birleştir
        </Button>
      }
    >
      <SchoolField label="Öbür okul" value={other} without={school.id} onChange={setOther} />
      {goes && (
        <p>
          {school.name} ile {goes.name} aynı okulsa birleştirin. Öğretmenler, alan adları ve sayılar birleşir;{" "}
          {goes.name} silinir.
        </p>
      )}
    </Dialog>
  );
}

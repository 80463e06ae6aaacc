import { useState } from "react";
import type { School } from "#protocol/http/replies/schools";
import { faultOf, tryLater } from "#api/api-error";
import { school as calls } from "#api/school-api";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { cannotUndo } from "#words/shared-sentences";
import { SchoolField, useSchool } from "../person/school-field";

type Props = { readonly school: School; readonly onDone: () => void; readonly onClose: () => void };

/** Chooses the school that becomes part of this one, then asks for the administrator's password. */
export function MergeDialog({ school, onDone, onClose }: Props) {
  const [other, setOther] = useState("");
  const goes = useSchool(other);
  const send = async (password: string) => {
    await calls.merge(school.id, { school_id: other, password });
    toast.success("Okullar birleştirildi.");
    onDone();
  };
  return (
    <Dialog
      title={`${school.name} ile birleştir`}
      onClose={onClose}
      actions={
        goes === null && (
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
        )
      }
    >
      <div className="stack">
        <SchoolField label="Öbür okul" value={other} without={school.id} onChange={setOther} />
        {goes && (
          <PasswordToConfirm send={send} failureText={failureText} confirm="Birleştir" danger onClose={onClose}>
            <p>
              {school.name} ile {goes.name} aynı okulsa birleştirin. Öğretmenler, alan adları ve sayılar birleşir;{" "}
              {goes.name} silinir. {cannotUndo}
            </p>
          </PasswordToConfirm>
        )}
      </div>
    </Dialog>
  );
}

const failureText = (error: unknown) => faultOf(error, tryLater("Birleştirilemedi"));

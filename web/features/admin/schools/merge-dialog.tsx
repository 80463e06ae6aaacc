import { useState } from "react";
import type { School } from "#protocol/http/replies/schools";
import { faultOf, tryLater } from "#api/api-error";
import { school as calls } from "#api/school-api";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { cannotUndo } from "#words/shared-sentences";
import { inCity, PickSchool, type NamedSchool } from "../person/school-field";

type Props = { readonly school: School; readonly onDone: () => void; readonly onClose: () => void };

/** Chooses the school that becomes part of this one, then asks for the administrator's password. */
export function MergeDialog({ school, onDone, onClose }: Props) {
  const [goes, setGoes] = useState<NamedSchool | null>(null);
  const send = async (other: NamedSchool, password: string) => {
    await calls.merge(school.id, { school_id: other.id, password });
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
      {goes === null ? (
        <>
          <p>Aynı okulun öbür satırını seçin.</p>
          <PickSchool without={school.id} onPick={setGoes} />
        </>
      ) : (
        <PasswordToConfirm
          isNext
          send={(password) => send(goes, password)}
          failureText={failureText}
          confirm="Birleştir"
          danger
          onClose={() => setGoes(null)}
        >
          <p>
            {inCity(school)} ile {inCity(goes)} aynı okulsa birleştirin. Öğretmenler, alan adları ve sayılar birleşir;{" "}
            {inCity(goes)} silinir. {cannotUndo}
          </p>
        </PasswordToConfirm>
      )}
    </Dialog>
  );
}

const failureText = (error: unknown) => faultOf(error, tryLater("Birleştirilemedi"));

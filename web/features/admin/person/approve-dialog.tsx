import { useState } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SchoolField } from "./school-field";
import type { PeopleDecisions } from "./use-decisions";

type Props = { readonly user: ListedUser; readonly decisions: PeopleDecisions; readonly onClose: () => void };

/** Approves a teacher and names the school. */
export function ApproveDialog({ user, decisions, onClose }: Props) {
  const [schoolId, setSchoolId] = useState(user.school_id ?? "");
  const approve = () => {
    decisions.decide([user], "approve", { schoolId });
    onClose();
  };
  return (
    <Dialog
      title={`${user.name} onaylansın mı?`}
      onClose={onClose}
      does={
        <Button disabledReason={schoolId === "" ? "Bir okul seçin." : undefined} onClick={approve}>
          Okula ekle ve onayla
        </Button>
      }
    >
      <p>{user.school === "" ? "Okul yazmamış." : `Yazdığı okul: ${user.school}`}</p>
      <SchoolField value={schoolId} onChange={setSchoolId} />
    </Dialog>
  );
}

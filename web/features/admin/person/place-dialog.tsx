import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import { school } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { whoOf } from "./said-decisions";
import { SchoolField } from "./school-field";
import type { PeopleDecisions } from "./use-decisions";

type Props = {
  /** Approved teachers, or others who are approved with it. */
  readonly people: readonly ListedUser[];
  readonly decisions: Pick<PeopleDecisions, "decide">;
  readonly onDecided?: () => void;
  readonly onClose: () => void;
};

/** Takes teachers into a school; those who wait are approved with it, which can be taken back. */
export function PlaceDialog({ people, decisions, onDecided, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const one = people.length === 1 ? people[0]! : null;
  const [schoolId, setSchoolId] = useState(one?.school_id ?? "");
  const areApproved = people.every(({ approval }) => approval === "approved");
  const who = whoOf(people);
  const { busy, run } = useAction("Okula alınamadı", async () => {
    if (areApproved) {
      await school.place(
        schoolId,
        people.map(({ id }) => id),
      );
      toast.success(`${who} okula alındı.`);
    } else decisions.decide(people, "approve", { schoolId });
    onClose();
    onDecided?.();
    if (areApproved) await revalidate();
  });
  return (
    <Dialog
      title={areApproved ? `${who} hangi okula alınsın?` : `${who} onaylansın mı?`}
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={schoolId === "" ? "Bir okul seçin." : undefined} onClick={run}>
          {areApproved ? "Okula al" : "Okula ekle ve onayla"}
        </Button>
      }
    >
      {one && <p>{one.school === "" ? "Okul yazmamış." : `Yazdığı okul: ${one.school}`}</p>}
      <SchoolField value={schoolId} onChange={setSchoolId} />
    </Dialog>
  );
}

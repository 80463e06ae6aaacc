import { useState } from "react";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { number } from "#shared/numbers";
import { homework } from "#api/homework-api";
import { shownName } from "#words/shown-name";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { ChosenBar, plainInBar } from "#screens/page/chosen-bar.tsx";
import { Button } from "#ui/button.tsx";

type Pupils = readonly HomeworkPupil[];
type Props = { readonly of: Homework; readonly chosen: Pupils };

/** Removes the chosen pupils together, as after a flood of invented names. */
export function RemovePupils({ of, chosen }: Props) {
  const [asked, setAsked] = useState<Pupils | null>(null);
  return (
    <>
      {chosen.length > 0 && (
        <ChosenBar said={`${number(chosen.length)} öğrenci seçildi`}>
          <Button variant="alt" size="sm" className={plainInBar} onClick={() => setAsked(chosen)}>
            Ödevden çıkar
          </Button>
        </ChosenBar>
      )}
      {asked && <RemoveDialog of={of} pupils={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type DialogProps = { readonly of: Homework; readonly pupils: Pupils; readonly onClose: () => void };

export function RemoveDialog({ of, pupils, onClose }: DialogProps) {
  const [first, ...others] = pupils;
  const who = first && others.length === 0 ? shownName(first.name) : `${number(pupils.length)} öğrenci`;
  return (
    <ActionDialog
      title={`${who} ödevden çıkarılsın mı?`}
      confirm="Çıkar"
      danger
      failed="Öğrenci çıkarılamadı"
      run={() =>
        homework.removePupils(
          of.id,
          pupils.flatMap(({ player_id }) => player_id ?? []),
        )
      }
      done={({ freed }) => `${freed === 1 ? "Öğrenci" : `${number(freed)} öğrenci`} ödevden çıkarıldı.`}
      onClose={onClose}
    >
      Bütün cevapları silinir. {of.class ? "Aynı numarayla" : "Aynı adla"} yeniden başlanabilir.
    </ActionDialog>
  );
}

import { useState } from "react";
import type { ClassReply } from "#protocol/http/classes";
import { useUser } from "../../../lib/session";
import { whyNoGame } from "../../../parts/approval";
import { NewGameDialog } from "../../../parts/new-game/new-game-dialog";
import { Button } from "../../../ui/button";

/** A new game with this class. */
export function PlayClass({ of }: { readonly of: ClassReply["class"] }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const reason = of.students.length === 0 ? "Önce öğrenci listesini ekleyin" : whyNoGame(user);
  return (
    <>
      <Button icon="play" disabledReason={reason} onClick={() => setOpen(true)}>
        Oyun kur
      </Button>
      {isOpen && <NewGameDialog schoolClass={of} onClose={() => setOpen(false)} />}
    </>
  );
}

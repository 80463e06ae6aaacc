import { useState, type ReactNode } from "react";
import type { Seat } from "../../base/seat";
import { phoneKinds } from "../../kinds/phone";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { afterGame } from "./load-after-game";

/** "Sorulara bak": every question of the game with one's own and the right answer. */
export function AnswerReview({ seat }: { readonly seat: Seat }) {
  const [isLoading, setLoading] = useState(false);
  const [shown, show] = useState<ReactNode>(null);
  const open = async () => {
    setLoading(true);
    try {
      show(await (await afterGame()).answerList(seat, phoneKinds));
    } catch {
      // A deploy may have taken a part away; a new page has it.
      show(<p role="alert">Sorular açılamadı. Sayfayı yenileyip bir daha dene.</p>);
    }
    setLoading(false);
  };
  const close = () => show(null);
  return (
    <>
      <Button variant="field" block busy={isLoading} onClick={() => void open()}>
        Sorulara bak
      </Button>
      {shown && (
        <Dialog title="Sorular" onClose={close} actions={<Button onClick={close}>Tamam</Button>}>
          {shown}
        </Dialog>
      )}
    </>
  );
}

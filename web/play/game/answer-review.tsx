import { useState, type ReactNode } from "react";
import { browserEnv } from "../../base/env";
import { ownAnswers } from "../../base/requests";
import type { Seat } from "../../base/seat";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { afterGame } from "./load-after-game";

/** "Sorulara bak": every question of the game with one's own and the right answer. */
export function AnswerReview({ seat }: { readonly seat: Seat }) {
  const [isLoading, setLoading] = useState(false);
  const [shown, show] = useState<ReactNode>(null);
  const open = async () => {
    setLoading(true);
    const [reply, part] = await Promise.all([ownAnswers(browserEnv(), seat), afterGame().catch(() => null)]);
    if (reply.ok && part) show(<part.AnswerList answers={reply.body.stats.answers} />);
    // A deploy may have taken the part away; a new page has it.
    else show(<p role="alert">{reply.ok ? "Sorular açılamadı. Sayfayı yenileyip bir daha dene." : reply.message}</p>);
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

import { useState, type ReactNode } from "react";
import { browserEnv } from "../../live/env";
import { ownAnswers } from "../../live/requests";
import type { Seat } from "../../live/seat";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { afterGame } from "./load-after-game";

/** "Sorulara bak": every question of the game with one's own and the right answer. */
export function AnswerReview({ seat }: { readonly seat: Seat }) {
  const [isLoading, setLoading] = useState(false);
  const [shown, show] = useState<ReactNode>(null);
  const open = async () => {
    setLoading(true);
    const reply = await ownAnswers(browserEnv(), seat);
    if (reply.ok) {
      const { AnswerList } = await afterGame();
      show(<AnswerList answers={reply.body.stats.answers} />);
    } else show(<p role="alert">{reply.message}</p>);
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

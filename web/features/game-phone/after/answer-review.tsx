import { reloadPage } from "#words/pupil-sentences";
import { useState, type ReactNode } from "react";
import type { LiveGame } from "#game-client/game";
import type { Seat } from "#api/seat";
import { phoneKinds } from "#kinds/phone";
import { PlainButton } from "#ui/plain-button.tsx";
import { afterGame } from "#answering/after/load-after-game";

/** "Sorulara bak": every question of the game with your own and the right answer. */
export function AnswerReview({ seat, tooLate }: { readonly seat: Seat } & Pick<LiveGame, "tooLate">) {
  const [isLoading, setLoading] = useState(false);
  const [shown, show] = useState<ReactNode>(null);
  const open = async () => {
    setLoading(true);
    try {
      show(await (await afterGame()).answerDialog(seat, phoneKinds, tooLate, () => show(null)));
    } catch {
      // A deploy may have removed a script; a reloaded page has the new one.
      show(<p role="alert">{reloadPage}</p>);
    }
    setLoading(false);
  };
  return (
    <>
      <PlainButton variant="field" block busy={isLoading} onClick={() => void open()}>
        Sorulara bak
      </PlainButton>
      {shown}
    </>
  );
}

import { reloadPage } from "#words/pupil-sentences";
import { useState, type ReactNode } from "react";
import { phoneKinds } from "#kinds/phone";
import { PlainButton } from "#ui/plain-button.tsx";
import type { HomeworkSeat } from "#homework-client/seat";

type Props = { readonly code: string; readonly seat: HomeworkSeat; readonly attempt?: number };

/** "Sorulara bak": every question with the pupil's and the right answer, and why. */
export function ReviewButton({ code, seat, attempt }: Props) {
  const [isLoading, setLoading] = useState(false);
  const [shown, show] = useState<ReactNode>(null);
  const open = async () => {
    setLoading(true);
    try {
      const { reviewDialog } = await import("./review");
      show(await reviewDialog({ code, seat, attempt, kinds: phoneKinds, close: () => show(null) }));
    } catch {
      // A deploy may have removed a part; a reloaded page has it.
      show(<p role="alert">{reloadPage}</p>);
    }
    setLoading(false);
  };
  return (
    <>
      <PlainButton variant="lim" size="lg" block busy={isLoading} onClick={() => void open()}>
        Sorulara bak
      </PlainButton>
      {shown}
    </>
  );
}

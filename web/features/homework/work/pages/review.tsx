import type { ReactNode } from "react";
import { nameOf } from "#question/name-of";
import { browserEnv } from "#browser/env";
import type { phoneKinds } from "#kinds/phone";
import { afterGame } from "#answering/after/load-after-game";
import { PlainButton } from "#ui/plain-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FocusedTitle } from "#ui/focused-title.tsx";
import { askForReview } from "#homework-client/calls";
import type { HomeworkSeat } from "#homework-client/seat";

type Asked = {
  readonly code: string;
  readonly seat: HomeworkSeat;
  /** The best one by default. */
  readonly attempt: number | undefined;
  readonly kinds: typeof phoneKinds;
  readonly close: () => void;
};

/** Every question of an attempt with the pupil's and the right answer, on a separate sheet. */
export async function reviewDialog(asked: Asked): Promise<ReactNode> {
  const list = await answers(asked);
  return (
    <Dialog
      title={<FocusedTitle>Sorular</FocusedTitle>}
      onClose={asked.close}
      actions={<PlainButton onClick={asked.close}>Tamam</PlainButton>}
    >
      {list}
    </Dialog>
  );
}

async function answers({ code, seat, attempt, kinds }: Asked): Promise<ReactNode> {
  const reply = await askForReview(browserEnv(), code, seat.session, attempt);
  if (!reply.ok) return <p role="alert">{reply.message}</p>;
  const { answers } = reply.body;
  const [{ AnswerList }] = await Promise.all([afterGame(), kinds.load(answers.map(nameOf))]);
  return <AnswerList answers={answers} kindOf={kinds.usePart} />;
}

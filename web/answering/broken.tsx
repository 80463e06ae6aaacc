import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { notOpened, reloadPage, unexpected } from "#words/pupil-sentences";
import { Frame } from "./frame";
import { Message } from "./waiting/message";

type Props = {
  readonly children: ReactNode;
  /** True if the boundary holds one question: the next question is then another try. */
  readonly isQuestion?: boolean;
  /** True if the boundary stands within a page. */
  readonly isPart?: boolean;
  /** Words of the button. */
  readonly go?: string;
};

/**
 * A fault of ours, or a part that did not arrive, must not cost a pupil the game or the answers: they are kept, and a reloaded
 * page takes them up. It also knows kinds of question that this one is too old for.
 */
export function Broken({ children, isQuestion, isPart, go = "Yeniden dene" }: Props) {
  const message = (
    <Message
      title={isQuestion ? notOpened : unexpected}
      isAlert
      actions={
        <PlainButton variant="lim" size="lg" block onClick={() => location.reload()}>
          {go}
        </PlainButton>
      }
    >
      {isQuestion && reloadPage} Yerin ve cevapların duruyor.
    </Message>
  );
  return <ErrorBoundary instead={isPart ? message : <Frame tone="field">{message}</Frame>}>{children}</ErrorBoundary>;
}

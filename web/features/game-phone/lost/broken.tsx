import { notOpened, reloadPage, unexpected } from "#words/pupil-sentences";
import { placeIsKept } from "../phone-sentences";
import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Frame } from "#answering/frame.tsx";
import * as styles from "#answering/waiting/waiting.module.css";

type Props = {
  readonly children: ReactNode;
  /** True if the boundary holds one question: the next question is then another try. */
  readonly isQuestion?: boolean;
};

/**
 * A bug must not cost a pupil the game: the place is kept, and a new page takes it up. The new page also knows kinds of
 * question that this one is too old for.
 */
export const Broken = ({ children, isQuestion }: Props) => (
  <ErrorBoundary
    instead={
      <Frame tone="field">
        <div className={styles.middle}>
          <PhaseHeading className={styles.title}>{isQuestion ? notOpened : unexpected}</PhaseHeading>
          <p className={styles.say} role="alert">
            {isQuestion && reloadPage} {placeIsKept}
          </p>
        </div>
        <PlainButton variant="lim" size="lg" block onClick={() => location.reload()}>
          {isQuestion ? "Yeniden dene" : "Oyununa dön"}
        </PlainButton>
      </Frame>
    }
  >
    {children}
  </ErrorBoundary>
);

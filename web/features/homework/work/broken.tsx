import { notOpened, reloadPage, unexpected } from "#words/pupil-sentences";
import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import * as styles from "#answering/own-pace/asking.module.css";

type Props = {
  readonly children: ReactNode;
  /** True if the boundary holds one question: the next question is then another try. */
  readonly isQuestion?: boolean;
};

/**
 * A fault of ours, or a part that did not arrive, must not cost a pupil the answers: they are kept, and a reloaded page has
 * them.
 */
export const Broken = ({ children, isQuestion }: Props) => (
  <ErrorBoundary
    instead={
      <div className={styles.broken}>
        <PhaseHeading>{isQuestion ? notOpened : unexpected}</PhaseHeading>
        <p role="alert">{isQuestion && reloadPage} Cevapların duruyor.</p>
        <PlainButton size="lg" block onClick={() => location.reload()}>
          Yeniden dene
        </PlainButton>
      </div>
    }
  >
    {children}
  </ErrorBoundary>
);

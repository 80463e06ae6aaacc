import { Suspense, use, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Settled } from "../lib/settled";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import styles from "./part.module.css";

type Props<T> = {
  readonly of: Promise<Settled<T>>;
  /** Bars in the shape of what is coming. */
  readonly waiting?: ReactNode;
  readonly failure?: string;
  /** `isStale`: the last refresh failed, and this is what was there before. */
  readonly children: (value: T, isStale: boolean) => ReactNode;
};

/**
 * A part of a screen that waits and fails alone. `Yeniden dene` runs the screen's loader again. What has been shown once
 * stays on the screen when a later refresh fails.
 */
export function Part<T>({ of, waiting, failure = "Bu bölüm yüklenemedi.", children }: Props<T>) {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  return (
    <Suspense fallback={<Skeleton onRetry={retry}>{waiting}</Skeleton>}>
      <Outcome of={of} waiting={waiting} failure={failure} onRetry={retry}>
        {children}
      </Outcome>
    </Suspense>
  );
}

function Outcome<T>({
  of,
  waiting,
  failure,
  onRetry,
  children,
}: Props<T> & { readonly failure: string; readonly onRetry: () => void }) {
  const outcome = use(of);
  // While the next try is on its way React keeps this one on the screen: it shows the bars instead of the old failure.
  const [retried, setRetried] = useState<unknown>(null);
  const [shown, setShown] = useState<{ readonly value: T } | null>(null);
  if (outcome.ok && (shown === null || shown.value !== outcome.value)) setShown({ value: outcome.value });
  if (outcome.ok) return children(outcome.value, false);
  if (shown !== null) return children(shown.value, true);
  if (retried === of) return <Skeleton onRetry={onRetry}>{waiting}</Skeleton>;
  const retry = () => {
    setRetried(of);
    onRetry();
  };
  return <PartFailure text={failure} onRetry={retry} />;
}

/** Says that a part could not be loaded, and offers another try. */
export function PartFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <Button variant="alt" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  );
}

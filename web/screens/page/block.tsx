import { Suspense, use, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#api/api-error";
import { toResult } from "#browser/to-result";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/drawn/skeleton.tsx";
import * as styles from "./block.module.css";

type Props<Value> = {
  readonly value: Promise<Value>;
  /** Bars in the shape of the coming content. */
  readonly skeleton?: ReactNode;
  readonly failure?: string;
  /** Names the request behind the value: a value of another request is not shown under a failure. */
  readonly of?: string;
  readonly onRetry?: () => void;
  readonly children: (value: Value) => ReactNode;
};

/**
 * A part of a page that loads and fails on its own. The promise comes from the loader, which does not wait for it. A value
 * stays on the page while a later promise is pending, and under the failure if that one fails.
 */
export function Block<Value>({ onRetry, ...props }: Props<Value>) {
  const revalidator = useRevalidator();
  const retry = onRetry ?? (() => void revalidator.revalidate());
  return (
    <Suspense fallback={<Skeleton onRetry={retry}>{props.skeleton}</Skeleton>}>
      <Outcome {...props} onRetry={retry} />
    </Suspense>
  );
}

function Outcome<Value>({ value, of, skeleton, failure, onRetry, children }: Props<Value> & { onRetry: () => void }) {
  const outcome = use(toResult(value));
  // A retry would not help here: the error page says how to open this.
  if (!outcome.ok && outcome.error instanceof ApiError && outcome.error.code === "passkey_required")
    throw outcome.error;
  const [shown, setShown] = useState<{ readonly value: Value; readonly of: string | undefined } | null>(null);
  const [retried, setRetried] = useState<unknown>(null);
  if (outcome.ok && (shown === null || shown.value !== outcome.value)) setShown({ value: outcome.value, of });
  const content = outcome.ok ? outcome : shown?.of === of ? shown : null;
  // The old failure disappears while the next try is pending.
  const isTrying = retried === value;
  const retry = () => {
    setRetried(value);
    onRetry();
  };
  return (
    <>
      {!outcome.ok && !isTrying && <BlockFailure text={failure} onRetry={retry} />}
      {content ? children(content.value) : isTrying && <Skeleton onRetry={onRetry}>{skeleton}</Skeleton>}
    </>
  );
}

type FailureProps = { readonly text?: string | undefined; readonly onRetry: () => void };

export function BlockFailure({ text = "Bu bölüm yüklenemedi.", onRetry }: FailureProps) {
  return (
    <div className={`row wrap ${styles.failure}`} role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  );
}

import { Suspense, type ReactNode } from "react";
import { Await, useRevalidator } from "react-router";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import styles from "./block.module.css";

type Props<Value> = {
  readonly value: Promise<Value>;
  /** Bars in the shape of what is coming. */
  readonly skeleton?: ReactNode;
  readonly failure?: string;
  readonly onRetry?: () => void;
  readonly children: (value: Value) => ReactNode;
};

/** A part of a page that loads and fails alone. The promise comes from the loader, which does not wait for it. */
export function Block<Value>({ value, skeleton, failure, onRetry, children }: Props<Value>) {
  const revalidator = useRevalidator();
  const retry = onRetry ?? (() => void revalidator.revalidate());
  return (
    <Suspense fallback={<Skeleton onRetry={retry}>{skeleton}</Skeleton>}>
      <Await key={idOf(value)} resolve={value} errorElement={<BlockFailure text={failure} onRetry={retry} />}>
        {(loaded) => children(loaded)}
      </Await>
    </Suspense>
  );
}

/** A new promise starts anew, also after the old one failed. */
const ids = new WeakMap<Promise<unknown>, number>();
let lastId = 0;
function idOf(promise: Promise<unknown>): number {
  const id = ids.get(promise) ?? (lastId += 1);
  ids.set(promise, id);
  return id;
}

type FailureProps = { readonly text?: string | undefined; readonly onRetry: () => void };

export function BlockFailure({ text = "Bu bölüm yüklenemedi.", onRetry }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  );
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { Skeleton } from "../drawn/skeleton";
import { Dialog } from "./dialog";

type Closing = { readonly onClose: () => void };

/** Delay before the placeholder: a dialog that loads at once never shows it. */
const PAUSE_MS = 400;

/** A dialog whose script is loaded when it first opens, so that a page need not wait for its dialogs. */
export function laterDialog<Props extends Closing>(title: string, load: () => Promise<ComponentType<Props>>) {
  const Later: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<OpeningDialog title={title} onClose={props.onClose} />}>
      <Later {...props} />
    </Suspense>
  );
}

/** Stands in for a dialog whose script is loading. */
function OpeningDialog({ title, onClose }: Closing & { readonly title: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Dialog title={title} wide onClose={onClose}>
      <Skeleton />
    </Dialog>
  );
}

import { useEffect, useState } from "react";
import { Skeleton } from "../drawn/skeleton";
import { Dialog } from "./dialog";

type Props = { readonly title: string; readonly onClose: () => void };

/** Delay before the placeholder: a dialog that loads at once never shows it. */
const PAUSE_MS = 400;

/** Stands in for a dialog whose script is loading. */
export function OpeningDialog({ title, onClose }: Props) {
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

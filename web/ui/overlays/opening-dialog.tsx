import { useEffect, useState } from "react";
import { Skeleton } from "../drawn/skeleton";
import { Dialog } from "./dialog";

type Props = { readonly title: string; readonly onClose: () => void };

/** Where it comes at once nobody needs to see that it was not there. */
const PAUSE_MS = 400;

/** In the place of a dialog whose script is on its way. */
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

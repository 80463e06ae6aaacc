import { useState } from "react";

/** A press that calls the server: one at a time. */
export function usePressed(run: () => Promise<void>): { readonly isBusy: boolean; readonly press: () => void } {
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    void run().finally(() => setBusy(false));
  };
  return { isBusy, press };
}

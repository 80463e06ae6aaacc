import { useState } from "react";
import { useRevalidator } from "react-router";
import { faultOf } from "#api/api-error";
import { toast } from "#ui/overlays/toasts";

/**
 * Makes one change of a homework at a time, then loads the page again unless it is left. A failure is reported under its own
 * title.
 */
export function useChange() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const change = async <Reply>(
    failed: string,
    call: () => Promise<Reply>,
    stays = true,
  ): Promise<{ readonly reply: Reply } | null> => {
    setBusy(true);
    try {
      const reply = await call();
      if (stays) await revalidate();
      return { reply };
    } catch (error) {
      toast.error(faultOf(error), { title: failed });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import { faultOf } from "#api/api-error";
import { toast } from "#ui/overlays/toasts";

/** A change of a homework: one at a time; after it the page loads again, unless it is left; what fails is said under its own title. */
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
      toast.error(faultOf(error, "Biraz sonra yeniden deneyin."), { title: failed });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

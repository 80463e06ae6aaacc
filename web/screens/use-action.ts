import { useState } from "react";
import { faultOf, tryLater } from "#api/api-error";
import { formOfAddress } from "#api/form-of-address";
import { useSession } from "#api/sign-in/session";
import { toast } from "#ui/overlays/toasts";
import { useIsMounted } from "#ui/use/use-is-mounted";

/**
 * The title of a failure's toast. A function instead gives the sentence to show beside the button, or none if it has already
 * said something.
 */
type Failed = string | ((error: unknown) => string | null);

/** Says a failure beside the button: the server's words, or that this has failed and may be tried later. */
export const beside = (failed: string) => (error: unknown) => faultOf(error, tryLater(failed));

/** A button's action: `busy` while it runs, one run at a time; a failure is said, as a toast if the page is left meanwhile. */
export function useAction<Args extends readonly unknown[]>(
  failed: Failed,
  action: (...args: Args) => Promise<unknown>,
) {
  const say = formOfAddress(useSession().user?.role ?? "teacher");
  const isHere = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const perform = async (args: Args) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await action(...args);
    } catch (error) {
      if (typeof failed === "string") {
        toast.error(faultOf(error, tryLater("", say)), { title: failed });
      } else {
        const said = failed(error);
        setFailure(said);
        if (said !== null && !isHere()) toast.error(said);
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forgetFailure: () => setFailure(null), run: (...args: Args) => void perform(args) };
}

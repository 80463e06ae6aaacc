import { useNavigate } from "react-router";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { toast } from "#ui/overlays/toasts";

type Made = {
  readonly to: string;
  readonly state?: unknown;
  /** The message, and the label of the link in it, if the page does not open by itself. */
  readonly said: string;
  readonly action: string;
};

const SHOWN_MS = 10_000;

/**
 * Opens what a call has made; true if it did. A user who has closed the dialog or left the page meanwhile gets a message and
 * stays where they are.
 */
export function useOpenMade() {
  const navigate = useNavigate();
  const isHere = useIsMounted();
  return async ({ to, state, said, action }: Made): Promise<boolean> => {
    const open = async () => navigate(to, { state });
    if (isHere()) {
      await open();
      return true;
    }
    toast.success(said, { durationMs: SHOWN_MS, action: { label: action, run: () => void open() } });
    return false;
  };
}

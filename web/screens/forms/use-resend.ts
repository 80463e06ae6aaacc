import { messageOf } from "#api/api-error";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import { toast } from "#ui/overlays/toasts";
import { useAction } from "../use-action";
import type { useHumanCheck } from "./human-check";

/** Sends the verification mail again. */
export const useResend = (email: string, human: ReturnType<typeof useHumanCheck>, onSent?: () => void) =>
  useAction(saidByToast, async () => {
    try {
      const { message } = await auth.resendVerification(email, await human.token());
      toast.success(message);
      onSent?.();
    } finally {
      human.renew();
    }
  });

function saidByToast(error: unknown): null {
  toast.error(messageOf(error, failures.verify));
  return null;
}

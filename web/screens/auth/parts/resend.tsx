import { Link } from "react-router";
import { messageOf } from "../../../lib/calls/api-error";
import { failures } from "../../../lib/calls/failures";
import { auth } from "../../../lib/calls/people-api";
import styles from "../../../parts/forms/form.module.css";
import type { useHumanCheck } from "../../../parts/forms/human-check";
import { toast } from "../../../ui/overlays/toasts";

type Props = { readonly email: string; readonly human: ReturnType<typeof useHumanCheck> };

/** The address is not verified yet: the link comes once more. */
export function Resend({ email, human }: Props) {
  const send = async () => {
    try {
      toast.success((await auth.resendVerification(email.trim(), human.token())).message);
    } catch (error) {
      toast.error(messageOf(error, failures.verify));
    } finally {
      human.renew();
    }
  };
  return (
    <>
      <button type="button" disabled={human.isWaiting} onClick={() => void send()}>
        Doğrulama e-postasını yeniden gönder
      </button>
      <p className={styles.wrongAddress}>
        Adres yanlış mı? <Link to="/auth/register">Doğrusuyla yeniden kaydolun</Link>
      </p>
    </>
  );
}

import { Link } from "react-router";
import { messageOf } from "../../../lib/api-error";
import { failures } from "../../../lib/failures";
import { auth } from "../../../lib/people-api";
import styles from "../../../parts/form.module.css";
import type { useHumanCheck } from "../../../parts/human-check";
import { toast } from "../../../ui/toasts";

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

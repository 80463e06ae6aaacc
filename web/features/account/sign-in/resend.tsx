import { useState } from "react";
import { Link } from "react-router";
import { messageOf } from "#api/api-error";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import * as styles from "#screens/forms/form.module.css";
import type { useHumanCheck } from "#screens/forms/human-check.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = { readonly email: string; readonly human: ReturnType<typeof useHumanCheck> };

/** Sends the link again while the address is not verified. */
export function Resend({ email, human }: Props) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      toast.success((await auth.resendVerification(email.trim(), await human.token())).message);
    } catch (error) {
      toast.error(messageOf(error, failures.verify));
    } finally {
      human.renew();
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" aria-disabled={busy} disabled={human.isWaiting} onClick={() => void send()}>
        {busy ? "Doğrulama e-postası gönderiliyor" : "Doğrulama e-postasını yeniden gönder"}
      </button>
      <p className={styles.wrongAddress}>
        Adres yanlış mı? <Link to="/auth/register">Doğrusuyla yeniden kaydolun</Link>
      </p>
    </>
  );
}

import { Link } from "react-router";
import type { useHumanCheck } from "#screens/forms/human-check.tsx";
import { useResend } from "#screens/forms/use-resend";

type Props = { readonly email: string; readonly human: ReturnType<typeof useHumanCheck> };

/** Sends the link again while the address is not verified. */
export function Resend({ email, human }: Props) {
  const { busy, run: send } = useResend(email.trim(), human);
  return (
    <>
      <button type="button" aria-disabled={busy} disabled={human.isWaiting} onClick={send}>
        {busy ? "Doğrulama e-postası gönderiliyor" : "Doğrulama e-postasını yeniden gönder"}
      </button>
      <p>
        Adres yanlış mı? <Link to="/auth/register">Doğrusuyla yeniden kaydolun</Link>
      </p>
    </>
  );
}

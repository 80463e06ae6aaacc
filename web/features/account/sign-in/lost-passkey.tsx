import { useState } from "react";
import { passkeySignIn } from "#api/account-api";
import { messageOf } from "#api/api-error";
import { useAction } from "#screens/use-action";
import { failures } from "#api/failures";

type Props = { readonly email: string; readonly password: string };

/** Help for an administrator whose device is lost: the password was right, and the next step comes by mail. */
export function LostPasskey({ email, password }: Props) {
  const [sent, setSent] = useState<string | null>(null);
  const { busy, failure, run } = useAction(
    (error) => messageOf(error, failures.login),
    async () => setSent((await passkeySignIn.lost(email.trim(), password)).message),
  );
  const said = sent ?? failure;
  if (said !== null) return <p role="status">{said}</p>;
  return (
    <button type="button" aria-disabled={busy} onClick={run}>
      {busy ? "E-posta gönderiliyor" : "Anahtarımı kaybettim"}
    </button>
  );
}

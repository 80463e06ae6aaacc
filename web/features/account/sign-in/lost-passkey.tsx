import { useState } from "react";
import { passkeySignIn } from "#api/account-api";
import { messageOf } from "#api/api-error";
import { failures } from "#api/failures";

type Props = { readonly email: string; readonly password: string };

/** Help for an administrator whose device is lost: the password was right, and the next step comes by mail. */
export function LostPasskey({ email, password }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setSaid((await passkeySignIn.lost(email.trim(), password)).message);
    } catch (error) {
      setSaid(messageOf(error, failures.login));
    }
    setBusy(false);
  };
  if (said !== null) return <p role="status">{said}</p>;
  return (
    <button type="button" aria-disabled={busy} onClick={() => void send()}>
      {busy ? "E-posta gönderiliyor" : "Anahtarımı kaybettim"}
    </button>
  );
}

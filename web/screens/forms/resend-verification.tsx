import { useEffect, useState } from "react";
import { messageOf } from "#api/api-error";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import { useHumanCheck } from "./human-check";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";

/** Sends the verification mail again; then waits a minute before it can be asked once more. */
export function ResendVerification({
  email,
  waitsAtFirst = false,
}: {
  readonly email: string;
  readonly waitsAtFirst?: boolean;
}) {
  const [left, setLeft] = useState(waitsAtFirst ? 60 : 0);
  const [busy, setBusy] = useState(false);
  const isWaiting = left > 0;
  const human = useHumanCheck();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = async () => {
    setBusy(true);
    try {
      const { message } = await auth.resendVerification(email, await human.token());
      toast.success(message);
      setLeft(60);
    } catch (error) {
      toast.error(messageOf(error, failures.verify));
    } finally {
      human.renew();
      setBusy(false);
    }
  };
  return (
    <>
      {human.row}
      <Button variant="alt" busy={busy} disabled={isWaiting || human.isWaiting} onClick={() => void send()}>
        {isWaiting ? `Yeniden gönder (${left} sn)` : "Yeniden gönder"}
      </Button>
    </>
  );
}

import { useEffect, useState } from "react";
import { useHumanCheck } from "./human-check";
import { useResend } from "./use-resend";
import { Button } from "#ui/button.tsx";

/** Sends the verification mail again; then waits a minute before it can be asked once more. */
export function ResendVerification({
  email,
  waitsAtFirst = false,
}: {
  readonly email: string;
  readonly waitsAtFirst?: boolean;
}) {
  const [left, setLeft] = useState(waitsAtFirst ? 60 : 0);
  const isWaiting = left > 0;
  const human = useHumanCheck();
  const { busy, run: send } = useResend(email, human, () => setLeft(60));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <>
      {human.row}
      <Button variant="alt" busy={busy} disabled={isWaiting || human.isWaiting} onClick={send}>
        {isWaiting ? `Yeniden gönder (${left} sn)` : "Yeniden gönder"}
      </Button>
    </>
  );
}

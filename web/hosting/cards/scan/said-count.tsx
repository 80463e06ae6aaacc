import { useEffect, useState } from "react";

const EVERY_MS = 5000;

/** The count for screen readers, announced at intervals, and at once when it is complete. */
export function SaidCount({ read, of }: { readonly read: number; readonly of: number }) {
  const [said, setSaid] = useState(read);
  const isWhole = read === of;
  useEffect(() => {
    if (said === read) return undefined;
    const timer = setTimeout(() => setSaid(read), EVERY_MS);
    return () => clearTimeout(timer);
    // The count goes on during the pause, and then the newest is read out.
  }, [said, read]);
  return (
    <p className="vh" aria-live="polite">
      {isWhole ? "Herkes okundu." : said > 0 && `${said} / ${of} okundu`}
    </p>
  );
}

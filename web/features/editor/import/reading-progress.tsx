import { useEffect, useState } from "react";
import type { PageProgress } from "#features/exchange/index";
import { Button } from "#ui/button.tsx";
import * as styles from "./picture-progress.module.css";

/** A reading that ends sooner shows no progress. */
const SHOWN_AFTER_MS = 1_000;

type Props = { readonly progress: PageProgress; readonly onStop: () => void };

/** Progress of a reading that takes long, and the button that ends it. */
export function ReadingProgress({ progress: { done, total }, onStop }: Props) {
  const [isSlow, setSlow] = useState(false);
  const [isStopping, setStopping] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  const stop = () => {
    setStopping(true);
    onStop();
  };
  return (
    <div className={styles.progress}>
      <p role="status">{total > 0 ? `Sayfa ${Math.min(done + 1, total)} / ${total} okunuyor` : "Sorular okunuyor"}</p>
      <div className={`row ${styles.bar}`}>
        <progress {...(total > 0 && { value: done, max: total })} aria-hidden="true" />
        <Button variant="alt" size="sm" busy={isStopping} onClick={stop}>
          Durdur
        </Button>
      </div>
    </div>
  );
}

import { useState, type ReactNode } from "react";
import type { LiveQuestion } from "#game-client/game";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";
import { afterGame } from "../after/load-after-game";
import { keepReading, storedReading } from "./reading";
import * as styles from "./reading-tools.module.css";
import { useSpeech } from "./speech";

/** Buttons beside a question: to hear it, and to make it easier to read. */
export function ReadingTools({ asked }: { readonly asked: LiveQuestion }) {
  const speech = useSpeech(asked);
  return (
    <>
      {speech && (
        <button
          type="button"
          className={styles.tool}
          aria-label="Soruyu sesli oku"
          aria-pressed={speech.isSpeaking}
          onClick={speech.toggle}
        >
          <Icon name={speech.isSpeaking ? "mute" : "sound"} />
        </button>
      )}
      <ReadingSettings />
    </>
  );
}

/** The reading settings of this device. */
export function ReadingSettings() {
  const [dialog, show] = useState<ReactNode>(null);
  const change = () =>
    afterGame().then(
      (part) => show(<part.ReadingDialog stored={storedReading()} onChange={keepReading} onClose={() => show(null)} />),
      () => toast.error("İnternetini kontrol edip yeniden dene."),
    );
  return (
    <>
      <button type="button" className={styles.tool} aria-label="Okuma ayarları" onClick={change}>
        <span aria-hidden="true">Aa</span>
      </button>
      {dialog}
    </>
  );
}

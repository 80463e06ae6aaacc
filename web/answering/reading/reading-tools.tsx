import { useState, type ReactNode } from "react";
import type { LiveQuestion } from "#game-client/game";
import { afterGame } from "../after/load-after-game";
import { say, SpeechButton } from "../later/load-parts";
import { keepReading, storedReading } from "./reading";
import * as styles from "./reading-tools.module.css";

/** Buttons beside a question: to hear it, and to make it easier to read. */
export const ReadingTools = ({ asked }: { readonly asked: LiveQuestion }) => (
  <>
    <SpeechButton asked={asked} />
    <ReadingSettings />
  </>
);

/** The reading settings of this device. */
export function ReadingSettings() {
  const [dialog, show] = useState<ReactNode>(null);
  const change = () =>
    afterGame().then(
      (part) => show(<part.ReadingDialog stored={storedReading()} onChange={keepReading} onClose={() => show(null)} />),
      () => say("error", "İnternetini kontrol edip yeniden dene."),
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

import { useState } from "react";
import type { LiveQuestion } from "../../live/game";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { keepReading, storedReading, type Reading } from "./reading";
import styles from "./reading-tools.module.css";
import { useSpeech } from "./speech";

const sizes = ["Normal", "Büyük", "Çok büyük"] as const;

/** Beside a question: hear it, or make it easier to read. */
export function ReadingTools({ asked }: { readonly asked: LiveQuestion }) {
  const [isOpen, setOpen] = useState(false);
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
      <button type="button" className={styles.tool} aria-label="Okuma ayarları" onClick={() => setOpen(true)}>
        <span aria-hidden="true">Aa</span>
      </button>
      {isOpen && <ReadingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ReadingDialog({ onClose }: { readonly onClose: () => void }) {
  const [reading, setReading] = useState(storedReading);
  const change = (next: Reading) => {
    setReading(next);
    keepReading(next);
  };
  return (
    <Dialog title="Okuma ayarları" onClose={onClose} actions={<Button onClick={onClose}>Tamam</Button>}>
      <fieldset className={styles.sizes}>
        <legend>Yazı boyutu</legend>
        {sizes.map((name, size) => (
          <label key={name}>
            <input
              type="radio"
              name="size"
              checked={reading.size === size}
              onChange={() => change({ ...reading, size: size as Reading["size"] })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label className={styles.easy}>
        <input
          type="checkbox"
          checked={reading.isEasy}
          onChange={(event) => change({ ...reading, isEasy: event.target.checked })}
        />
        Kolay okunan yazı (disleksi dostu)
      </label>
    </Dialog>
  );
}

import { useState } from "react";
import { PlainButton } from "#ui/plain-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { Reading } from "../reading/reading";
import * as styles from "./reading-dialog.module.css";

const sizes = ["Normal", "Büyük", "Çok büyük"] as const;

type Props = {
  readonly stored: Reading;
  readonly onChange: (reading: Reading) => void;
  readonly onClose: () => void;
};

/** Settings that make a question easier to read; loaded on request. */
export function ReadingDialog({ stored, onChange, onClose }: Props) {
  const [reading, setReading] = useState(stored);
  const change = (next: Reading) => {
    setReading(next);
    onChange(next);
  };
  return (
    <Dialog title="Okuma ayarları" onClose={onClose} actions={<PlainButton onClick={onClose}>Tamam</PlainButton>}>
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

import type { ReactNode } from "react";
import * as styles from "./switch.module.css";

type Props = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A switch with its words; the whole row can be pressed. */
export function Switch({ label, hint, checked, onChange }: Props) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        className="over"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}

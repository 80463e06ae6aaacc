import { useEffect, useRef } from "react";
import * as styles from "./checkbox.module.css";
import { Icon } from "../drawn/icon";

type Props = {
  readonly label: string;
  readonly checked: boolean;
  /** True if only some of its rows are chosen. */
  readonly isPartly?: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A box whose label is only for screen readers, for rows of a table. */
export function Checkbox({ label, checked, isPartly = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.checkbox}>
      <input
        className="over"
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon name={isPartly ? "minus" : "check"} />
      </span>
    </label>
  );
}

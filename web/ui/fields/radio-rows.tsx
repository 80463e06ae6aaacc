import { useId, type ReactNode } from "react";
import { cx } from "../cx";
import { Icon, type IconName } from "../drawn/icon";
import * as styles from "./radio-rows.module.css";

export type RadioRow<Value> = {
  readonly value: Value;
  readonly icon?: IconName;
  readonly label: string;
  readonly line?: string;
};

type Props<Value> = {
  readonly label: ReactNode;
  readonly rows: readonly RadioRow<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
};

/** A choice that fills a page or dialog: the browser's radio buttons as framed rows, so arrows work. */
export function RadioRows<Value>({ label, rows, value, onChange, className }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={cx(styles.rows, className)}>
      <legend>{label}</legend>
      {rows.map((row, i) => (
        <label key={i} className={styles.row}>
          <input
            className="over"
            type="radio"
            name={id}
            aria-describedby={row.line && `${id}-${i}`}
            checked={row.value === value}
            onChange={() => onChange(row.value)}
          />
          <span className={styles.face}>
            {row.icon && <Icon name={row.icon} />}
            <span>
              <b>{row.label}</b>
              {row.line && <small id={`${id}-${i}`}>{row.line}</small>}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId, type ReactNode } from "react";
import * as styles from "./chips.module.css";

type Props<Value extends string | number> = {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Content after the last one. */
  readonly children?: ReactNode;
};

/** One of several, as round buttons in a row; arrows move as in every group of radio buttons. */
export function Chips<Value extends string | number>({ label, choices, value, onChange, children }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              className="over"
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="num">{choice.label}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

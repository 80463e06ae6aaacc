import { useId, type ReactNode } from "react";
import { cx } from "../cx";
import * as styles from "./choices.module.css";

type Props<Value extends string | number> = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** True if the choices say enough: the label is only spoken. */
  readonly isLabelSpoken?: boolean;
  /** True to set the choices beside the label, where there is room. */
  readonly isBeside?: boolean | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice between a few, all visible: the browser's radio buttons in one track, so arrows work. */
export function Choices<Value extends string | number>({
  label,
  hint,
  isLabelSpoken,
  isBeside,
  choices,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={cx(styles.set, isBeside && styles.beside)} aria-describedby={hint ? `${id}-not` : undefined}>
      <legend className={cx(isLabelSpoken && "vh")}>{label}</legend>
      <div className={styles.track}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className="over"
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-not`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

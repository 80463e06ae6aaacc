import type { RefObject } from "react";
import { describedBy } from "#kinds/shared/sending/hint.tsx";
import { cx } from "#ui/cx";
import { useAboveKeyboard, useTypedInto } from "#kinds/shared/written/phone/use-above-keyboard";
import * as styles from "./phone.module.css";

export type FieldProps = {
  readonly text: string;
  readonly unit: string | undefined;
  readonly isOpen: boolean;
  /** True if the text was not sent because it is not a number. */
  readonly error: boolean;
  readonly onText: (text: string) => void;
};

type Props = Omit<FieldProps, "text"> & {
  readonly value: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly placeholder?: string;
};

/** A number field with its unit beside it. The keyboard opens only on touch. */
export function NumberInput({ value, unit, isOpen, error, field, placeholder, onText }: Props) {
  useAboveKeyboard(field);
  useTypedInto(field, /^[\d.,-]$/);
  // Beside a long number there is no room for a long unit; the slider's ends and the send button show it too.
  const hasUnit = value !== "" && unit !== undefined && value.length + unit.length <= (placeholder ? 9 : 18);
  return (
    <label className={cx(styles.field, error && styles.bad, placeholder && styles.large)}>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        enterKeyHint="send"
        autoComplete="off"
        maxLength={40}
        size={value.length || 16}
        className={cx("num", value.length > 7 && styles.long)}
        aria-label={unit ? `Cevabın, ${unit}` : "Cevabın"}
        aria-invalid={error}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={value}
        disabled={!isOpen}
        onChange={(event) => onText(event.target.value)}
      />
      {hasUnit && unit}
    </label>
  );
}

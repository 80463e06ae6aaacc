import { useRef } from "react";
import { NumberInput, type FieldProps } from "./number-input";
import styles from "./phone.module.css";

/** A typed number; number pads of phones often have no minus. */
export function WrittenField({ text, ...props }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isMinus = text.startsWith("-");
  return (
    <>
      <p className={styles.note}>Ondalık sayıda virgül de nokta da olur</p>
      <div className={styles.row}>
        <NumberInput {...props} value={text} field={field} />
        {/* Drawn before the number, but reached after it. */}
        <button
          type="button"
          aria-label="Eksi yap"
          aria-pressed={isMinus}
          disabled={!props.isOpen}
          onClick={() => {
            props.onText(isMinus ? text.slice(1) : `-${text}`);
            field.current?.focus();
          }}
        >
          ±
        </button>
      </div>
    </>
  );
}

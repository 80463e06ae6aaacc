import { useRef } from "react";
import { NumberInput, type FieldProps } from "./number-input";
import * as styles from "./phone.module.css";

/** A field for a typed number, with a minus button, because many phones' number pads have none. */
export function WrittenField({ text, ...props }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isMinus = text.startsWith("-");
  return (
    <>
      <p className={styles.note}>Ondalık sayıda virgül de nokta da olur</p>
      <div className={styles.row}>
        <NumberInput {...props} value={text} field={field} />
        {/* The button stands before the number, but the Tab key reaches it afterwards. */}
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

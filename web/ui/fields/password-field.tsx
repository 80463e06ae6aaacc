import { useState, type ComponentProps } from "react";
import { cx } from "../cx";
import { Field, type FieldProps } from "./field";
import * as styles from "./field.module.css";
import { Icon } from "../drawn/icon";

type Props = FieldProps & Omit<ComponentProps<"input">, "id" | "className" | "children" | "type">;

/** A password with an eye that shows it. */
export function PasswordField({ label, aside, hint, error, className, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, aside, hint, error, className }}>
      {(control) => (
        <div className={styles.password}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            className={cx(control.className)}
            type={isShown ? "text" : "password"}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={isShown ? "Şifreyi gizle" : "Şifreyi göster"}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        </div>
      )}
    </Field>
  );
}

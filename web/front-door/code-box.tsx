import { useEffect, useId, useRef } from "react";
import { enlivenCodeBox } from "./code-box-alive";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./code-box.module.css";

/**
 * The pupil's way in: a code, then its page. A plain form that works without a script; what it does with one stands in
 * `code-box-alive.ts`, because the first page has no React.
 */
export function CodeBox() {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => enlivenCodeBox(form.current!), []);
  return (
    <form ref={form} className={styles.form} action="/student/join" noValidate>
      <div className={styles.box}>
        <label className={styles.label}>
          Oyun kodu
          <input
            className="num"
            name="code"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            placeholder="000 000"
            aria-describedby={id}
          />
        </label>
        <button type="submit" className={buttonClass({ variant: "lim" }, styles.go)}>
          Katıl
        </button>
      </div>
      <p className={styles.says} data-part="says" role="status" />
      <div id={id} role="alert">
        <p className={styles.fault} data-part="fault" hidden>
          <Icon name="warning" />
          <span />
        </p>
      </div>
    </form>
  );
}

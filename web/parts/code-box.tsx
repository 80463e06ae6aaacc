import { useId, useState, type SubmitEvent } from "react";
import { gameCode } from "../lib/format";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icon";
import styles from "./code-box.module.css";

/** The pupil's way in: six digits, then the page that plays. A plain form, so it also works the plain way. */
export function CodeBox() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, "");
    if (digits.length < 6) {
      setFault("Kod 6 rakam olmalı.");
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    location.assign(`/student/join?code=${digits}`);
  };
  return (
    <form className={styles.form} action="/student/join" onSubmit={submit} noValidate>
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
            value={code}
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : id}
            onChange={(event) => {
              setCode(gameCode(event.target.value.replace(/\D/g, "").slice(0, 7)));
              setFault(null);
            }}
          />
        </label>
        <button type="submit" className={buttonClass({ variant: "lim" }, styles.go)}>
          Katıl
        </button>
      </div>
      <p className={styles.fault} id={id} role="alert">
        {fault && (
          <>
            <Icon name="warning" />
            {fault}
          </>
        )}
      </p>
    </form>
  );
}

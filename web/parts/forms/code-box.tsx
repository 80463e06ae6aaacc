import { useId, useState, type SubmitEvent } from "react";
import { gameCode } from "../../base/game-code";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/drawn/icon";
import styles from "./code-box.module.css";

/**
 * The pupil's way in: six digits, then the page that plays. A plain form, so it also works the plain way; and the field
 * keeps its own text, because on the first page somebody may have typed before the script was there.
 */
export function CodeBox() {
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input")!;
    const digits = digitsIn(input);
    if (digits.length < 6) {
      setFault("Kod 6 rakam olmalı.");
      input.focus();
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
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : id}
            onInput={({ currentTarget: input }) => {
              const neat = gameCode(digitsIn(input));
              if (neat !== input.value) input.value = neat;
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

const digitsIn = ({ value }: HTMLInputElement) => value.replace(/\D/g, "").slice(0, 7);

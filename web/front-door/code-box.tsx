import { codeTooShort } from "#protocol/join-faults";
import { useId, useState, type SubmitEvent } from "react";
import { elsewhere, noCode, otherPage, readCode } from "./any-code";
import { gameCode } from "./game-code";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./code-box.module.css";

/**
 * The pupil's way in: a code, then its page. A plain form that works without the script. The field is uncontrolled, because on
 * the first page somebody may type before the script has loaded.
 */
export function CodeBox() {
  const [fault, setFault] = useState<string | null>(null);
  /** Set for a code that is not a game's, so that its page is announced before it opens. */
  const [other, setOther] = useState<ReturnType<typeof otherPage>>(null);
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input")!;
    const code = readCode(input.value);
    if (code.is === null || code.code.length < 6) {
      setFault(code.is === null ? noCode(code) : codeTooShort);
      input.focus();
      return;
    }
    location.assign(elsewhere[code.is].to(code.code));
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
              const { is, code } = readCode(input.value);
              const neat = is === "game" ? gameCode(code) : input.value.toLocaleUpperCase("en");
              if (neat !== input.value) input.value = neat;
              setOther(otherPage(input.value, "game"));
              setFault(null);
            }}
          />
        </label>
        <button type="submit" className={buttonClass({ variant: "lim" }, styles.go)}>
          {other?.goes ?? "Katıl"}
        </button>
      </div>
      <p className={styles.says} role="status">
        {other?.says}
      </p>
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

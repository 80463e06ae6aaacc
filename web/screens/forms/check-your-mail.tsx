import { useEffect, useRef, type ReactNode } from "react";
import { deploymentConfig } from "#api/people-api";
import { Button } from "#ui/button.tsx";
import * as styles from "./form.module.css";
import { useLoaded } from "../use-loaded";
import { useSay } from "../use-say";

type Props = {
  readonly text: string;
  readonly more?: string;
  /** Goes back to the form, in case the address is wrong. */
  readonly onCorrect: () => void;
  readonly children?: ReactNode;
};

/** Takes the form's place once a mail is on its way; on a school's own machine without a mail server none is. */
export function CheckYourMail({ text, more, onCorrect, children }: Props) {
  const say = useSay();
  const config = useLoaded("config", true, deploymentConfig).value;
  if (config?.origin_for_phones && config.makes_accounts)
    return (
      <>
        <ResultHeading>E-posta gönderilmiyor</ResultHeading>
        <p className={styles.lead}>Burada hesabı ve unutulan şifrenin yenisini okulun Bilye yöneticisi verir.</p>
      </>
    );
  return (
    <>
      <ResultHeading>{say("E-postanızı kontrol edin", "E-postanı kontrol et")}</ResultHeading>
      <p className={styles.lead}>{text}</p>
      {more && <p className="quiet">{more}</p>}
      <div className={`flow ${styles.actions}`}>
        {children}
        <Button variant="quiet" onClick={onCorrect}>
          Adresi düzelt
        </Button>
      </div>
    </>
  );
}

/** A heading that appears with a result and takes the focus, so that a screen reader reads it. */
export function ResultHeading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h1 className={styles.title} ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

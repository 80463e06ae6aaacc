import { useState } from "react";
import { Link } from "react-router";
import { failures } from "../../lib/failures";
import { auth } from "../../lib/people-api";
import { CheckYourMail } from "../../parts/check-your-mail";
import { EmailForm } from "../../parts/email-form";
import styles from "../../parts/form.module.css";
import { buttonClass } from "../../ui/button";

export function Component() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <CheckYourMail
        text={`${email} ile bir hesap varsa bağlantı birkaç dakika içinde gelir.`}
        more="Gelmedi mi? Gereksiz (spam) klasörüne bakın. Adresinizi hiç doğrulamadıysanız yeniden kaydolun."
        onCorrect={() => setSent(false)}
      >
        <Link to="/auth/login" className={buttonClass({ variant: "alt" })}>
          Girişe dön
        </Link>
      </CheckYourMail>
    );
  }
  return (
    <>
      <h1 className={styles.title}>Şifrenizi mi unuttunuz?</h1>
      <p className={styles.lead}>E-postanızı yazın, sıfırlama bağlantısını gönderelim.</p>
      <EmailForm
        before={email}
        button="Bağlantı gönder"
        failure={failures.resetRequest}
        send={auth.requestReset}
        onSent={(to) => {
          setEmail(to);
          setSent(true);
        }}
      />
      <p className={styles.below}>
        <Link to="/auth/login">Girişe dön</Link>
      </p>
    </>
  );
}

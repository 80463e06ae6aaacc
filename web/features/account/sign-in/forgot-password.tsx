import { useState } from "react";
import { Link } from "react-router";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import { CheckYourMail } from "#screens/forms/check-your-mail.tsx";
import { EmailForm } from "#screens/forms/email-form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { useSay } from "#screens/use-say";
import { buttonClass } from "#ui/button.tsx";

export function Component() {
  const say = useSay();
  const login = say("/auth/login", "/auth/login?role=student");
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <CheckYourMail
        text={`${email} ile bir hesap varsa bağlantı birkaç dakika içinde gelir.`}
        more={say(
          "Gelmedi mi? Gereksiz (spam) klasörüne bakın. Adresinizi hiç doğrulamadıysanız yeniden kaydolun.",
          "Gelmedi mi? Gereksiz (spam) klasörüne bak. Adresini hiç doğrulamadıysan yeniden kaydol.",
        )}
        onCorrect={() => setSent(false)}
      >
        <Link to={login} className={buttonClass({ variant: "alt" })}>
          Girişe dön
        </Link>
      </CheckYourMail>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{say("Şifrenizi mi unuttunuz?", "Şifreni mi unuttun?")}</h1>
      <p className={styles.lead}>
        {say(
          "E-postanızı yazın, sıfırlama bağlantısını gönderelim.",
          "E-postanı yaz, sıfırlama bağlantısını gönderelim.",
        )}
      </p>
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
        <Link to={login}>Girişe dön</Link>
      </p>
    </>
  );
}

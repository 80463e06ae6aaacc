import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiError, messageOf } from "#api/api-error";
import { deviceZone } from "#words/device-zone";
import { emailFault, faults, nameFault, newPasswordFault, passwordHint } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import { formOfAddress } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { CheckYourMail } from "#screens/forms/check-your-mail.tsx";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { useHumanCheck } from "#screens/forms/human-check.tsx";
import { ResendVerification } from "#screens/forms/resend-verification.tsx";
import { RoleChoice } from "#screens/forms/role-choice.tsx";
import { ChosenRole } from "#screens/use-say";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";

export function Component() {
  const [sent, setSent] = useState<Registration | null>(null);
  const [isCorrecting, setCorrecting] = useState(true);
  if (sent === null || isCorrecting) {
    const send = (registration: Registration) => {
      setSent(registration);
      setCorrecting(false);
    };
    return <RegisterForm before={sent} onSent={send} />;
  }
  const say = formOfAddress(sent.role);
  return (
    <ChosenRole value={sent.role}>
      <CheckYourMail
        text={
          sent.isLater
            ? "Bağlantıyı birazdan göndereceğiz. Okulunuzdan çok kişi aynı anda kaydoluyor."
            : `${sent.email} adresine doğrulama bağlantısı gönderdik.`
        }
        more={say(
          "Gelmedi mi? Gereksiz (spam) klasörüne bakın ya da yeniden gönderin.",
          "Gelmedi mi? Gereksiz (spam) klasörüne bak ya da yeniden gönder.",
        )}
        onCorrect={() => setCorrecting(true)}
      >
        <ResendVerification email={sent.email} waitsAtFirst />
      </CheckYourMail>
    </ChosenRole>
  );
}

type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly school: string;
  readonly role: "teacher" | "student";
  /** Too many register at once: the mail goes out later. */
  readonly isLater: boolean;
};

type FormProps = {
  /** Earlier input, when the address is to be corrected. */
  readonly before: Registration | null;
  readonly onSent: (registration: Registration) => void;
};

function RegisterForm({ before, onSent }: FormProps) {
  const [params] = useSearchParams();
  // Pupils come here from the end of a game.
  const [role, setRole] = useState(before?.role ?? (params.get("role") === "student" ? "student" : "teacher"));
  const isStudent = role === "student";
  const say = formOfAddress(role);
  const human = useHumanCheck();
  const form = useForm({
    initial: {
      name: before?.name ?? "",
      email: before?.email ?? "",
      password: before?.password ?? "",
      school: before?.school ?? "",
    },
    check: ({ name, email, password }) =>
      faults({ name: nameFault(name, say), email: emailFault(email), password: newPasswordFault(password) }),
    send: async ({ name, email, password, school }) => {
      const address = email.trim();
      try {
        const person = { name: name.trim(), email: address, password, role };
        const registration = role === "teacher" ? { ...person, school: school.trim() } : person;
        const token = await human.token();
        const { mail } = await auth
          .register({ ...registration, time_zone: deviceZone() }, token)
          .catch((error: unknown) => {
            // The server does not know the device's time zone.
            if (error instanceof ApiError && "time_zone" in error.fields) return auth.register(registration, token);
            throw error;
          });
        onSent({ name, email: address, password, school, role, isLater: mail === "waiting" });
      } finally {
        human.renew();
      }
    },
    failureText: (error) => messageOf(error, failures.register),
  });
  return (
    <ChosenRole value={role}>
      <h1 className={styles.title}>{say("Hesap açın", "Hesap aç")}</h1>
      <p className={styles.lead}>
        {isStudent && params.get("from") === "game"
          ? "Az önce oynadığın oyun kaybolmaz: giriş yapınca tek dokunuşla geçmişine eklersin. Sonrakiler kendiliğinden saklanır."
          : say(
              "Soru setleriniz, oyunlarınız ve raporlarınız bir arada.",
              "Oynadığın oyunlar ve sonuçların bir arada. Bu cihazda oynadıklarını hesabına ekleyebilirsin.",
            )}
      </p>
      <Form form={form}>
        <RoleChoice role={role} onChoose={setRole} />
        <TextField label="Ad soyad" autoComplete="name" maxLength={100} {...form.field("name")} />
        <EmailField maxLength={254} {...form.field("email")} />
        <PasswordField
          label="Şifre"
          hint={passwordHint}
          autoComplete="new-password"
          maxLength={128}
          {...form.field("password")}
        />
        {role === "teacher" && (
          <TextField
            label="Okul"
            aside="isteğe bağlı"
            autoComplete="organization"
            maxLength={120}
            {...form.field("school")}
          />
        )}
        <p className="quiet">
          Hesap açarak <Link to="/terms">Kullanım koşullarını</Link> kabul etmiş,{" "}
          <Link to="/privacy">Gizlilik metnini</Link> okumuş {say("olursunuz", "olursun")}.
        </p>
        {human.row}
        <Button type="submit" size="lg" block busy={form.busy} disabled={human.isWaiting}>
          Hesap aç
        </Button>
      </Form>
      <p className={styles.below}>
        {say("Hesabınız", "Hesabın")} var mı?{" "}
        <Link to={say("/auth/login", "/auth/login?role=student")}>{say("Giriş yapın", "Giriş yap")}</Link>
      </p>
    </ChosenRole>
  );
}

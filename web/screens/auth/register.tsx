import { useState } from "react";
import { Link } from "react-router";
import { messageOf } from "../../lib/api-error";
import { emailFault, faults, nameFault, newPasswordFault } from "../../lib/checks";
import { failures } from "../../lib/failures";
import { auth } from "../../lib/people-api";
import { useForm } from "../../lib/use-form";
import { CheckYourMail } from "../../parts/check-your-mail";
import { Form } from "../../parts/form";
import styles from "../../parts/form.module.css";
import { useHumanCheck } from "../../parts/human-check";
import { ResendVerification } from "../../parts/resend-verification";
import { RoleChoice } from "../../parts/role-choice";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { PasswordField } from "../../ui/password-field";

export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <RegisterForm onSent={setSentTo} />;
  return (
    <CheckYourMail
      text={`${sentTo} adresine doğrulama bağlantısı gönderdik.`}
      more="Gelmedi mi? Gereksiz (spam) klasörüne bakın ya da yeniden gönderin."
    >
      <ResendVerification email={sentTo} waitsAtFirst />
    </CheckYourMail>
  );
}

function RegisterForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const [role, setRole] = useState<"teacher" | "student">("teacher");
  const human = useHumanCheck();
  const form = useForm({
    initial: { name: "", email: "", password: "", school: "" },
    check: ({ name, email, password }) =>
      faults({ name: nameFault(name), email: emailFault(email), password: newPasswordFault(password) }),
    send: async ({ name, email, password, school }) => {
      const address = email.trim();
      try {
        const person = { name: name.trim(), email: address, password, role };
        await auth.register(role === "teacher" ? { ...person, school: school.trim() } : person, human.token());
        onSent(address);
      } finally {
        human.renew();
      }
    },
    failureText: (error) => messageOf(error, failures.register),
  });
  return (
    <>
      <h1 className={styles.title}>Hesap açın</h1>
      <p className={styles.lead}>
        {role === "teacher"
          ? "Soru setleriniz, oyunlarınız ve raporlarınız bir arada."
          : "Oynadığınız oyunlar ve sonuçlarınız bir arada."}
      </p>
      <Form form={form}>
        <RoleChoice role={role} onChoose={setRole} />
        <TextField label="Ad soyad" autoComplete="name" maxLength={100} {...form.field("name")} />
        <TextField
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.field("email")}
        />
        <PasswordField
          label="Şifre"
          hint="En az 8 karakter."
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
        <p className={styles.small}>
          Hesap açarak <Link to="/terms">Kullanım koşullarını</Link> kabul etmiş,{" "}
          <Link to="/privacy">Gizlilik metnini</Link> okumuş olursunuz.
        </p>
        {human.row}
        <Button type="submit" size="lg" block busy={form.busy} disabled={human.isWaiting}>
          Hesap aç
        </Button>
      </Form>
      <p className={styles.below}>
        Hesabınız var mı? <Link to="/auth/login">Giriş yapın</Link>
      </p>
    </>
  );
}

import { linkExpired } from "#words/shared-sentences";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { passkeySignIn } from "#api/account-api";
import { ApiError, messageOf } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { signIn } from "#api/sign-in/session";
import { useForm } from "#screens/forms/use-form";
import { ResultHeading } from "#screens/forms/check-your-mail.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { Button, buttonClass } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { toast } from "#ui/overlays/toasts";

/** Target of the mail to an administrator whose passkey is lost. The link alone opens nothing. */
export function Recover({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [isDead, setDead] = useState(false);
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: emptyFault(password) }),
    send: async ({ password }) => {
      try {
        const { token: given, user, session } = await passkeySignIn.recover(token, password);
        signIn(given, user, session);
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return setDead(true);
        throw error;
      }
      toast.success("Eski anahtarlarınız kaldırıldı. Şimdi yenisini ekleyin.");
      await navigate("/profile", { replace: true });
      return undefined;
    },
    failureText: (error) =>
      error instanceof ApiError && error.code === "invalid_credentials"
        ? "Şifre hatalı. Hesabınızın şifresini yazın."
        : messageOf(error, failures.login),
  });
  if (isDead) {
    return (
      <>
        <ResultHeading>{linkExpired}</ResultHeading>
        <p className={styles.lead}>Şifrenizle girmeyi deneyip yeni bir bağlantı isteyin.</p>
        <Link to="/auth/login" className={buttonClass({ size: "lg" })}>
          Girişe dön
        </Link>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>Anahtarınızı yenileyin</h1>
      <p className={styles.lead}>Şifrenizi yazın. Eski geçiş anahtarlarınız kaldırılır, sonra yenisini eklersiniz.</p>
      <Form form={form} isFirst>
        <PasswordField label="Şifre" autoComplete="current-password" {...form.field("password")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {form.busy ? "Giriş yapılıyor" : "Devam"}
        </Button>
      </Form>
    </>
  );
}

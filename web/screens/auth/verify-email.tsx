import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, messageOf } from "../../lib/api-error";
import { EMPTY, faults } from "../../lib/checks";
import { failures } from "../../lib/failures";
import { afterLogin } from "../../lib/guard";
import { auth } from "../../lib/people-api";
import { signIn } from "../../lib/session";
import { useForm } from "../../lib/use-form";
import { CheckYourMail, ResultHeading } from "../../parts/check-your-mail";
import { EmailForm } from "../../parts/email-form";
import { Form } from "../../parts/form";
import styles from "../../parts/form.module.css";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/password-field";
import { toast } from "../../ui/toasts";

/** Where the link in the mail leads. Opening the page asks the server nothing; the password uses the link up. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const [isDead, setDead] = useState(false);
  if (token === "") return <NewLink title="E-postanızı doğrulayın" />;
  if (isDead) return <NewLink title="Bağlantının süresi dolmuş" isDead />;
  return <Verification key={token} token={token} onDead={() => setDead(true)} />;
}

function Verification({ token, onDead }: { readonly token: string; readonly onDead: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? EMPTY : undefined }),
    send: async ({ password }) => {
      try {
        const { token: session, user, already_verified: isOld } = await auth.verify(token, password);
        signIn(session, user);
        toast.success(isOld ? "E-postanız zaten doğrulanmış." : "E-postanız doğrulandı.");
        await navigate(afterLogin(user, null), { replace: true });
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onDead();
        throw error;
      }
    },
    failureText: (error) =>
      isWrongPassword(error)
        ? "Şifre hatalı. Bu bağlantı için kaydolurken seçtiğiniz şifreyi yazın."
        : messageOf(error, failures.verify),
  });
  return (
    <>
      <h1 className={styles.title}>E-postanızı doğrulayın</h1>
      <p className={styles.lead}>Kaydolurken seçtiğiniz şifreyi yazın, hesabınız açılsın.</p>
      <Form
        form={form}
        isFirst
        failureAction={
          isWrongPassword(form.failure?.error) && (
            <Link to="/auth/login">Adresinizi daha önce doğruladıysanız giriş yapın</Link>
          )
        }
      >
        <PasswordField label="Şifre" autoComplete="current-password" {...form.field("password")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {form.busy ? "Hesabınız açılıyor" : "Hesabımı aç"}
        </Button>
      </Form>
      <p className={styles.below}>
        Şifreyi hatırlamıyor musunuz? <Link to="/auth/register">Yeniden kaydolun</Link>
      </p>
    </>
  );
}

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === "invalid_credentials";

function NewLink({ title, isDead = false }: { readonly title: string; readonly isDead?: boolean }) {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <CheckYourMail
        text={`${email} ile doğrulanmamış bir hesap varsa yeni bağlantı birkaç dakika içinde gelir.`}
        onCorrect={() => setSent(false)}
      />
    );
  }
  return (
    <>
      <ResultHeading>{title}</ResultHeading>
      <p className={styles.lead}>
        {isDead ? "Yeni bir bağlantı isteyin." : "E-postanızı yazın, doğrulama bağlantısını yeniden gönderelim."}
      </p>
      <EmailForm
        before={email}
        button="Yeni bağlantı gönder"
        failure={failures.verify}
        send={auth.resendVerification}
        onSent={(to) => {
          setEmail(to);
          setSent(true);
        }}
      />
      <p className={styles.below}>
        Adresinizi doğruladınız mı? <Link to="/auth/login">Giriş yapın</Link>
      </p>
      <p className={styles.below}>
        Kaydolurken adresi yanlış mı yazdınız? <Link to="/auth/register">Yeniden kaydolun</Link>
      </p>
    </>
  );
}

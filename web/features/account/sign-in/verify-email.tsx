import { linkExpired } from "#words/shared-sentences";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, messageOf } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { afterLogin } from "#api/sign-in/guard";
import { auth } from "#api/people-api";
import { signIn } from "#api/sign-in/session";
import { formOfAddress, type Say } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { CheckYourMail, ResultHeading } from "#screens/forms/check-your-mail.tsx";
import { EmailForm } from "#screens/forms/email-form.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { useSay } from "#screens/use-say";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { toast } from "#ui/overlays/toasts";

/** Target of the link in the mail. Opening the page sends nothing; the password uses the link up. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const [isDead, setDead] = useState(false);
  const say = useSay();
  if (token === "") return <NewLink title={say("E-postanızı doğrulayın", "E-postanı doğrula")} />;
  if (isDead) return <NewLink title={linkExpired} isDead />;
  return <Verification key={token} token={token} onDead={() => setDead(true)} />;
}

function Verification({ token, onDead }: { readonly token: string; readonly onDead: () => void }) {
  const navigate = useNavigate();
  const say = useSay();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: emptyFault(password) }),
    send: async ({ password }) => {
      try {
        const { token: session, user, already_verified: isOld } = await auth.verify(token, password);
        signIn(session, user);
        const yours = formOfAddress(user.role)("E-postanız", "E-postan");
        toast.success(isOld ? `${yours} zaten doğrulanmış.` : `${yours} doğrulandı.`);
        await navigate(afterLogin(user, null), { replace: true });
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onDead();
        throw error;
      }
    },
    failureText: (error) =>
      isWrongPassword(error)
        ? say(
            "Şifre hatalı. Bu bağlantı için kaydolurken seçtiğiniz şifreyi yazın.",
            "Şifre hatalı. Bu bağlantı için kaydolurken seçtiğin şifreyi yaz.",
          )
        : messageOf(error, failures.verify),
  });
  return (
    <>
      <h1 className={styles.title}>{say("E-postanızı doğrulayın", "E-postanı doğrula")}</h1>
      <p className={styles.lead}>
        {say(
          "Kaydolurken seçtiğiniz şifreyi yazın, hesabınız açılsın.",
          "Kaydolurken seçtiğin şifreyi yaz, hesabın açılsın.",
        )}
      </p>
      <Form
        form={form}
        isFirst
        failureAction={
          isWrongPassword(form.failure?.error) && (
            <Link to={login(say)}>
              {say("Adresinizi daha önce doğruladıysanız giriş yapın", "Adresini daha önce doğruladıysan giriş yap")}
            </Link>
          )
        }
      >
        <PasswordField label="Şifre" autoComplete="current-password" {...form.field("password")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {form.busy ? say("Hesabınız açılıyor", "Hesabın açılıyor") : "Hesabımı aç"}
        </Button>
      </Form>
      <p className={styles.below}>
        {say("Şifreyi hatırlamıyor musunuz?", "Şifreyi hatırlamıyor musun?")}{" "}
        <Link to={say("/auth/register", "/auth/register?role=student")}>
          {say("Yeniden kaydolun", "Yeniden kaydol")}
        </Link>
      </p>
    </>
  );
}

const login = (say: Say) => say("/auth/login", "/auth/login?role=student");

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === "invalid_credentials";

function NewLink({ title, isDead = false }: { readonly title: string; readonly isDead?: boolean }) {
  const say = useSay();
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
        {isDead
          ? say("Yeni bir bağlantı isteyin.", "Yeni bir bağlantı iste.")
          : say(
              "E-postanızı yazın, doğrulama bağlantısını yeniden gönderelim.",
              "E-postanı yaz, doğrulama bağlantısını yeniden gönderelim.",
            )}
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
        {say("Adresinizi doğruladınız mı?", "Adresini doğruladın mı?")}{" "}
        <Link to={login(say)}>{say("Giriş yapın", "Giriş yap")}</Link>
      </p>
      <p className={styles.below}>
        {say("Kaydolurken adresi yanlış mı yazdınız?", "Kaydolurken adresi yanlış mı yazdın?")}{" "}
        <Link to={say("/auth/register", "/auth/register?role=student")}>
          {say("Yeniden kaydolun", "Yeniden kaydol")}
        </Link>
      </p>
    </>
  );
}

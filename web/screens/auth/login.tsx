import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, messageOf } from "../../lib/api-error";
import { EMPTY, emailFault, faults } from "../../lib/checks";
import { failures } from "../../lib/failures";
import { afterLogin } from "../../lib/guard";
import { auth } from "../../lib/people-api";
import { signIn, useSession } from "../../lib/session";
import { useForm } from "../../lib/use-form";
import { Form } from "../../parts/form";
import styles from "../../parts/form.module.css";
import { useHumanCheck } from "../../parts/human-check";
import { useSay } from "../../parts/use-say";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { PasswordField } from "../../ui/password-field";
import { toast } from "../../ui/toasts";

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const human = useHumanCheck();
  const say = useSay();
  const form = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => faults({ email: emailFault(email), password: password === "" ? EMPTY : undefined }),
    send: async ({ email, password }) => {
      try {
        const { token, user } = await auth.login(email.trim(), password, human.token());
        signIn(token, user);
        await navigate(afterLogin(user, params.get("next")), { replace: true });
      } finally {
        human.renew();
      }
    },
    failureText: (error) => say(messageOf(error, failures.login), toPupil(error)),
  });
  const isUnverified = form.failure?.error instanceof ApiError && form.failure.error.code === "email_not_verified";
  return (
    <>
      <h1 className={styles.title}>{say("Giriş yapın", "Giriş yap")}</h1>
      <p className={styles.lead}>Öğretmen ve öğrenci hesapları için.</p>
      <Form
        form={form}
        isFirst
        earlierFailure={session.error}
        failureAction={isUnverified && <Resend email={form.values.email} human={human} />}
      >
        <TextField
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="ornek@okul.k12.tr"
          {...form.field("email")}
        />
        <div>
          <PasswordField label="Şifre" autoComplete="current-password" {...form.field("password")} />
          <p className={styles.forgot}>
            <Link to={say("/auth/forgot-password", "/auth/forgot-password?role=student")}>Şifremi unuttum</Link>
          </p>
        </div>
        {human.row}
        <Button type="submit" size="lg" block busy={form.busy} disabled={human.isWaiting}>
          {form.busy ? "Giriş yapılıyor" : "Giriş yap"}
        </Button>
      </Form>
      <p className={styles.below}>
        {say("Hesabınız", "Hesabın")} yok mu?{" "}
        <Link to={say("/auth/register", "/auth/register?role=student")}>{say("Kaydolun", "Kaydol")}</Link>
      </p>
    </>
  );
}

/** The refusals that a pupil meets here, in a pupil's words. */
function toPupil(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "invalid_credentials") return "E-posta ya da şifre hatalı. Yazdıklarını kontrol edip yeniden dene.";
  if (code === "email_not_verified") return "E-postan henüz doğrulanmadı.";
  return messageOf(error, failures.login);
}

type ResendProps = { readonly email: string; readonly human: ReturnType<typeof useHumanCheck> };

function Resend({ email, human }: ResendProps) {
  const send = async () => {
    try {
      toast.success((await auth.resendVerification(email.trim(), human.token())).message);
    } catch (error) {
      toast.error(messageOf(error, failures.verify));
    } finally {
      human.renew();
    }
  };
  return (
    <>
      <button type="button" disabled={human.isWaiting} onClick={() => void send()}>
        Doğrulama e-postasını yeniden gönder
      </button>
      <p className={styles.wrongAddress}>
        Adres yanlış mı? <Link to="/auth/register">Doğrusuyla yeniden kaydolun</Link>
      </p>
    </>
  );
}

import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { LoginReply } from "#protocol/http/people";
import { ApiError, messageOf } from "../../lib/calls/api-error";
import { EMPTY, emailFault, faults } from "../../lib/checks";
import { failures } from "../../lib/calls/failures";
import { afterLogin } from "../../lib/sign-in/guard";
import { auth } from "../../lib/calls/people-api";
import { signIn, useSession } from "../../lib/sign-in/session";
import { cameWithPasskey, rememberWay } from "../../lib/sign-in/signed-in-with";
import { useForm } from "../../lib/use/use-form";
import { EmailField } from "../../parts/forms/email-field";
import { Form } from "../../parts/forms/form";
import styles from "../../parts/forms/form.module.css";
import { FormFailure } from "../../parts/forms/form-failure";
import { useHumanCheck } from "../../parts/forms/human-check";
import { useSay } from "../../parts/use-say";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/fields/password-field";
import { Switch } from "../../ui/fields/switch";
import { LostPasskey } from "./parts/lost-passkey";
import { OtherWays, Or } from "./parts/other-ways";
import { Recover } from "./parts/recover";
import { Resend } from "./parts/resend";
import other from "./parts/other-ways.module.css";
import { usePasskey } from "./parts/use-passkey";

export function Component() {
  const [params] = useSearchParams();
  const recovery = params.get("recover");
  return recovery === null ? <Login /> : <Recover token={recovery} />;
}

function Login() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const human = useHumanCheck();
  const say = useSay();
  const [isForThisLesson, setForThisLesson] = useState(false);
  const lesson = useRef(false);
  const enter = async ({ token, user, session: stamp }: LoginReply, way: "password" | "passkey") => {
    rememberWay(way);
    signIn(token, user, stamp);
    await navigate(afterLogin(user, params.get("next")), { replace: true });
  };
  const passkey = usePasskey({ say, isForThisLesson: lesson, onSignedIn: (reply) => enter(reply, "passkey") });
  const form = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => faults({ email: emailFault(email), password: password === "" ? EMPTY : undefined }),
    send: async ({ email, password }) => {
      passkey.stop();
      try {
        const claim = { email: email.trim(), password, forThisLesson: lesson.current };
        await enter(await auth.login(claim, await human.token()), "password");
      } catch (error) {
        passkey.suggest();
        throw error;
      } finally {
        human.renew();
      }
    },
    failureText: (error) => say(messageOf(error, failures.login), toPupil(error)),
  });
  const refusal = form.failure?.error instanceof ApiError ? form.failure.error.code : "";
  const [isPasskeyFirst] = useState(() => cameWithPasskey());
  const first = passkey.isOffered && (isPasskeyFirst || refusal === "passkey_required");
  const byPasskey = (
    <Button
      variant={first ? "primary" : "alt"}
      size="lg"
      icon="key"
      block
      busy={passkey.busy}
      onClick={() => {
        form.setFailure(null);
        void passkey.press();
      }}
    >
      Geçiş anahtarıyla gir
    </Button>
  );
  return (
    <>
      <h1 className={styles.title}>{say("Giriş yapın", "Giriş yap")}</h1>
      <p className={styles.lead}>Öğretmen ve öğrenci hesapları için.</p>
      {passkey.failure && (
        <div className={other.failure}>
          <FormFailure key={passkey.failure}>{passkey.failure}</FormFailure>
        </div>
      )}
      {first && (
        <>
          {byPasskey}
          <Or />
        </>
      )}
      <Form
        form={form}
        isFirst={!first}
        earlierFailure={session.error}
        failureAction={failureAction(refusal, form.values, human)}
      >
        <EmailField
          autoComplete="username webauthn"
          placeholder="ornek@okul.k12.tr"
          onFocus={passkey.suggestAnew}
          {...form.field("email")}
        />
        <div>
          <PasswordField label="Şifre" autoComplete="current-password" {...form.field("password")} />
          <p className={styles.forgot}>
            <Link to={say("/auth/forgot-password", "/auth/forgot-password?role=student")}>Şifremi unuttum</Link>
          </p>
        </div>
        <div className={other.lesson}>
          <Switch
            label="Bu tahtada yalnız bu ders için"
            hint="Oturum 2 saat sonra ya da tarayıcı kapanınca kapanır."
            checked={isForThisLesson}
            onChange={(checked) => {
              lesson.current = checked;
              setForThisLesson(checked);
            }}
          />
        </div>
        {human.row}
        <Button
          type="submit"
          variant={first ? "alt" : "primary"}
          size="lg"
          block
          busy={form.busy}
          disabled={human.isWaiting}
        >
          {form.busy ? "Giriş yapılıyor" : "Giriş yap"}
        </Button>
      </Form>
      <OtherWays say={say}>{passkey.isOffered && !first && byPasskey}</OtherWays>
      <p className={styles.below}>
        {say("Hesabınız", "Hesabın")} yok mu?{" "}
        <Link to={say("/auth/register", "/auth/register?role=student")}>{say("Kaydolun", "Kaydol")}</Link>
      </p>
    </>
  );
}

/** What can be done about a refused password. */
function failureAction(code: string, typed: Typed, human: ReturnType<typeof useHumanCheck>) {
  if (code === "email_not_verified") return <Resend email={typed.email} human={human} />;
  return code === "passkey_required" && <LostPasskey {...typed} />;
}
type Typed = { readonly email: string; readonly password: string };

/** The refusals that a pupil meets here, in a pupil's words. */
function toPupil(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "invalid_credentials") return "E-posta ya da şifre hatalı. Yazdıklarını kontrol edip yeniden dene.";
  if (code === "email_not_verified") return "E-postan henüz doğrulanmadı.";
  return messageOf(error, failures.login);
}

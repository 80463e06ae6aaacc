import { sessionEnds } from "#words/sentence-forms";
import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { LoginReply } from "#protocol/http/replies/people";
import { ApiError, messageOf } from "#api/api-error";
import { emailFault, emptyFault, faults, newPasswordFault, passwordHint } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { afterLogin } from "#api/sign-in/guard";
import { auth } from "#api/people-api";
import { signIn, useSession } from "#api/sign-in/session";
import { cameWithPasskey, rememberWay } from "#api/sign-in/signed-in-with";
import { useForm } from "#screens/forms/use-form";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { useHumanCheck } from "#screens/forms/human-check.tsx";
import { useSay } from "#screens/use-say";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { LostPasskey } from "./lost-passkey";
import { OtherWays, Or } from "./other-ways";
import { Recover } from "./recover";
import { Resend } from "./resend";
import * as other from "./other-ways.module.css";
import { usePasskey } from "./use-passkey";

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
  /** The password is one that an administrator gave: another one is chosen with it. */
  const [isFirst, setFirst] = useState(false);
  const enter = async ({ token, user, session: stamp }: LoginReply, way: "password" | "passkey") => {
    rememberWay(way);
    signIn(token, user, stamp);
    await navigate(afterLogin(user, params.get("next")), { replace: true });
  };
  const passkey = usePasskey({ say, isForThisLesson: lesson, onSignedIn: (reply) => enter(reply, "passkey") });
  const form = useForm({
    initial: { email: "", password: "", new_password: "" },
    check: ({ email, password, new_password }) =>
      faults({
        email: emailFault(email),
        password: emptyFault(password),
        new_password: isFirst ? newPasswordFault(new_password) : undefined,
      }),
    send: async ({ email, password, new_password }) => {
      passkey.stop();
      try {
        const claim = { email: email.trim(), password, forThisLesson: lesson.current, newPassword: new_password };
        await enter(await auth.login(claim, await human.token()), "password");
      } catch (error) {
        passkey.suggest();
        if (error instanceof ApiError && error.code === "first_password") setFirst(true);
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
      <p className={styles.lead}>Öğretmen, öğrenci ve yönetici hesapları için.</p>
      <FailureBanner className={other.failure} text={passkey.failure} takesFocus />
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
        {isFirst && (
          <PasswordField
            label={say("Yeni şifreniz", "Yeni şifren")}
            hint={passwordHint}
            autoComplete="new-password"
            maxLength={128}
            {...form.field("new_password")}
          />
        )}
        <div className={other.lesson}>
          <Switch
            label="Bu tahtada yalnız bu ders için"
            hint={sessionEnds(2)}
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

/** Offers a way out after a refused password. */
function failureAction(code: string, typed: Typed, human: ReturnType<typeof useHumanCheck>) {
  if (code === "email_not_verified") return <Resend email={typed.email} human={human} />;
  return code === "passkey_required" && <LostPasskey {...typed} />;
}
type Typed = { readonly email: string; readonly password: string };

/** Rewords refusals for pupils. */
function toPupil(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "invalid_credentials") return "E-posta ya da şifre hatalı. Yazdıklarını kontrol edip yeniden dene.";
  if (code === "email_not_verified") return "E-postan henüz doğrulanmadı.";
  if (code === "first_password") return "Bu, sana verilen ilk şifre. Kendine yeni bir şifre seç.";
  return messageOf(error, failures.login);
}

import { linkExpired } from "#words/shared-sentences";
import { useState } from "react";
import type { ResetReply } from "#protocol/http/replies/people";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, messageOf } from "#api/api-error";
import { date } from "#words/format";
import { loginAddress } from "#api/sign-in/guard";
import { emptyFault, faults, newPasswordFault, passwordHint } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { auth } from "#api/people-api";
import { useForm } from "#screens/forms/use-form";
import { ResultHeading } from "#screens/forms/check-your-mail.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { useSay } from "#screens/use-say";
import { Button, buttonClass } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import * as keyStyles from "./reset-password.module.css";
import { toast } from "#ui/overlays/toasts";

export function Component() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const [isExpired, setExpired] = useState(token === "");
  const [kept, setKept] = useState<Keys | null>(null);
  if (kept) return <KeysThatStay keys={kept} />;
  return isExpired ? (
    <Expired />
  ) : (
    <ResetForm token={token} onExpired={() => setExpired(true)} onSignInsKept={setKept} />
  );
}

type Keys = ResetReply["passkeys"];

/** Warns of passkeys: an intruder may have added one, and a new password does not remove it. */
function KeysThatStay({ keys }: { readonly keys: Keys }) {
  const say = useSay();
  return (
    <>
      <ResultHeading>{say("Şifreniz değişti", "Şifren değişti")}</ResultHeading>
      <p className={styles.lead}>
        {say("Hesabınıza bu geçiş anahtarlarıyla da girilebilir:", "Hesabına bu geçiş anahtarlarıyla da girilebilir:")}
      </p>
      <ul className={keyStyles.keys} aria-label="Geçiş anahtarları">
        {keys.map(({ name, created_at }) => (
          <li key={`${name} ${created_at}`}>
            <bdi>{name}</bdi>
            <small className="quiet">{date(created_at)} günü eklendi</small>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {say(
          "Tanımadığınız varsa giriş yapıp profilinizden kaldırın.",
          "Tanımadığın varsa giriş yapıp profilinden kaldır.",
        )}
      </p>
      <Link to={loginAddress("/profile")} className={buttonClass({ size: "lg" })}>
        Giriş yap
      </Link>
    </>
  );
}

function Expired() {
  const say = useSay();
  return (
    <>
      <ResultHeading>{linkExpired}</ResultHeading>
      <p className={styles.lead}>Sıfırlama bağlantısı bir saat geçerlidir ve bir kez kullanılır.</p>
      <Link
        to={say("/auth/forgot-password", "/auth/forgot-password?role=student")}
        className={buttonClass({ size: "lg" })}
      >
        Yeni bağlantı iste
      </Link>
    </>
  );
}

type FormProps = {
  readonly token: string;
  readonly onExpired: () => void;
  readonly onSignInsKept: (keys: Keys) => void;
};

function ResetForm({ token, onExpired, onSignInsKept }: FormProps) {
  const navigate = useNavigate();
  const say = useSay();
  const form = useForm({
    initial: { new_password: "", again: "" },
    check: ({ new_password, again }) =>
      faults({
        new_password: newPasswordFault(new_password),
        again: emptyFault(again) ?? (again === new_password ? undefined : "Şifreler birbirini tutmuyor."),
      }),
    send: async ({ new_password }) => {
      let reply;
      try {
        reply = await auth.reset(token, new_password);
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onExpired();
        throw error;
      }
      if (reply.passkeys.length > 0) return onSignInsKept(reply.passkeys);
      toast.success(say("Şifreniz değişti.", "Şifren değişti."));
      await navigate(say("/auth/login", "/auth/login?role=student"), { replace: true });
      return undefined;
    },
    failureText: (error) => messageOf(error, failures.reset),
  });
  return (
    <>
      <h1 className={styles.title}>{say("Yeni şifrenizi belirleyin", "Yeni şifreni belirle")}</h1>
      <p className={styles.lead}>
        {say("Açık olan diğer oturumlarınız kapanır.", "Açık olan diğer oturumların kapanır.")}
      </p>
      <Form form={form}>
        <PasswordField
          label="Yeni şifre"
          hint={passwordHint}
          autoComplete="new-password"
          maxLength={128}
          {...form.field("new_password")}
        />
        <PasswordField
          label="Yeni şifre (tekrar)"
          autoComplete="new-password"
          maxLength={128}
          {...form.field("again")}
        />
        <Button type="submit" size="lg" block busy={form.busy}>
          Şifreyi değiştir
        </Button>
      </Form>
    </>
  );
}

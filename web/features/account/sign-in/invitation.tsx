import { linkExpired } from "#words/shared-sentences";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { ApiError, messageOf, tryLater } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { afterLogin } from "#api/sign-in/guard";
import { invitations } from "#api/invitation-api";
import { signIn } from "#api/sign-in/session";
import { useForm } from "#screens/forms/use-form";
import { ResultHeading } from "#screens/forms/check-your-mail.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { toast } from "#ui/overlays/toasts";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    return { token, invitation: (await invitations.read(token)).invitation };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 410 || error.status === 404)) return { token, invitation: null };
    throw error;
  }
}

/** Target of an invitation's link: the account is ready but for its password. */
export function Component() {
  const { token, invitation } = useLoaderData<typeof loader>();
  if (invitation === null) return <Ended />;
  return <Open key={token} token={token} {...invitation} />;
}

type Props = { readonly token: string; readonly name: string; readonly email: string; readonly school: string };

function Open({ token, name, email, school }: Props) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { name, password: "" },
    check: ({ name: written, password }) =>
      faults({ name: emptyFault(written.trim()), password: emptyFault(password) }),
    send: async ({ name: written, password }) => {
      const { token: session, user } = await invitations.open(token, { name: written.trim(), password });
      signIn(session, user);
      toast.success("Hesabınız açıldı.");
      await navigate(afterLogin(user, null), { replace: true });
    },
    failureText: (error) => messageOf(error, tryLater("Hesap açılamadı")),
  });
  return (
    <>
      <h1 className={styles.title}>Bilye’ye hoş geldiniz</h1>
      <p className={styles.lead}>
        {school === "" ? "" : `${school} için davet edildiniz. `}Hesabınız {email} adresiyle açılır; bir şifre seçin.
      </p>
      <Form form={form} isFirst>
        <TextField label="Ad soyad" autoComplete="name" {...form.field("name")} />
        <PasswordField label="Şifre" autoComplete="new-password" hint="En az 8 karakter" {...form.field("password")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          Hesabımı aç
        </Button>
      </Form>
    </>
  );
}

const Ended = () => (
  <>
    <ResultHeading>{linkExpired}</ResultHeading>
    <p className={styles.lead}>
      Hesabınızı açtıysanız <Link to="/auth/login">giriş yapın</Link>. Açmadıysanız okulunuzun yöneticisinden daveti
      yeniden göndermesini isteyin.
    </p>
  </>
);

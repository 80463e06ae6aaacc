import type { WaitingEmail } from "#protocol/http/replies/people";
import { email } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { emailFault, emptyFault, faults } from "#screens/forms/checks";
import type { Say } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { useHumanCheck } from "#screens/forms/human-check.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";

type Props = {
  readonly say: Say;
  readonly onSent: (waiting: WaitingEmail | null) => void;
  readonly onClose: () => void;
};

/** Answers the same whether or not the new address has an account. */
export function ChangeEmail({ say, onSent, onClose }: Props) {
  const human = useHumanCheck();
  const form = useForm({
    initial: { email: "", password: "" },
    check: (values) => faults({ email: emailFault(values.email), password: emptyFault(values.password) }),
    send: async (values) => {
      try {
        onSent((await email.change(values.email.trim(), values.password, await human.token())).waiting);
        onClose();
      } finally {
        human.renew();
      }
    },
    failureText: (error) => messageOf(error, tryLater("Bağlantı gönderilemedi", say)),
  });
  return (
    <Dialog title="E-postayı değiştir" onClose={onClose}>
      <Form form={form}>
        <EmailField label="Yeni e-posta" {...form.field("email")} />
        <PasswordField label={say("Şifreniz", "Şifren")} autoComplete="current-password" {...form.field("password")} />
        {human.row}
        <FormAnswers verb="Bağlantı gönder" busy={form.busy} disabled={human.isWaiting} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

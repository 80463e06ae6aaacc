import type { WaitingEmail } from "#protocol/http/sign-in";
import { email } from "../../../lib/calls/account-api";
import { messageOf } from "../../../lib/calls/api-error";
import { EMPTY, emailFault, faults } from "../../../lib/checks";
import type { Say } from "../../../lib/calls/speaks-to";
import { useForm } from "../../../lib/use/use-form";
import { EmailField } from "../../../parts/forms/email-field";
import { Form } from "../../../parts/forms/form";
import { useHumanCheck } from "../../../parts/forms/human-check";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { PasswordField } from "../../../ui/fields/password-field";
import styles from "../profile.module.css";

type Props = {
  readonly say: Say;
  readonly onSent: (waiting: WaitingEmail | null) => void;
  readonly onClose: () => void;
};

/** The answer is the same whether the new address has an account or not. */
export function ChangeEmail({ say, onSent, onClose }: Props) {
  const human = useHumanCheck();
  const form = useForm({
    initial: { email: "", password: "" },
    check: (values) =>
      faults({ email: emailFault(values.email), password: values.password === "" ? EMPTY : undefined }),
    send: async (values) => {
      try {
        onSent((await email.change(values.email.trim(), values.password, await human.token())).waiting);
        onClose();
      } finally {
        human.renew();
      }
    },
    failureText: (error) =>
      messageOf(
        error,
        say(
          "Bağlantı gönderilemedi. Biraz sonra yeniden deneyin.",
          "Bağlantı gönderilemedi. Biraz sonra yeniden dene.",
        ),
      ),
  });
  return (
    <Dialog title="E-postayı değiştir" onClose={onClose}>
      <div className={styles.dialogForm}>
        <Form form={form}>
          <EmailField label="Yeni e-posta" {...form.field("email")} />
          <PasswordField
            label={say("Şifreniz", "Şifren")}
            autoComplete="current-password"
            {...form.field("password")}
          />
          {human.row}
          <div className={styles.answers}>
            <Button variant="alt" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" busy={form.busy} disabled={human.isWaiting}>
              Bağlantı gönder
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}

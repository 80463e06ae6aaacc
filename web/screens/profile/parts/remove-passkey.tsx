import type { Passkey } from "#protocol/http/passkeys";
import { passkeys } from "../../../lib/account-api";
import { messageOf } from "../../../lib/api-error";
import { EMPTY, faults } from "../../../lib/checks";
import type { Say } from "../../../lib/speaks-to";
import { useForm } from "../../../lib/use-form";
import { Form } from "../../../parts/form";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { PasswordField } from "../../../ui/password-field";
import { toast } from "../../../ui/toasts";
import styles from "../profile.module.css";

type Props = {
  readonly passkey: Passkey;
  readonly say: Say;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

export function RemovePasskey({ passkey, say, onRemoved, onClose }: Props) {
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? EMPTY : undefined }),
    send: async ({ password }) => {
      await passkeys.remove(passkey.id, password);
      onRemoved();
      toast.success("Anahtar kaldırıldı.");
      onClose();
    },
    failureText: (error) =>
      messageOf(
        error,
        say("Anahtar kaldırılamadı. Biraz sonra yeniden deneyin.", "Anahtar kaldırılamadı. Biraz sonra yeniden dene."),
      ),
  });
  return (
    <Dialog title="Anahtar kaldırılsın mı?" onClose={onClose}>
      <p className={styles.dialogText}>
        “{passkey.name}”. {say("Bu cihazdan şifreyle girersiniz.", "Bu cihazdan şifreyle girersin.")}
      </p>
      <Form form={form}>
        <PasswordField
          label={say("Onaylamak için şifrenizi yazın", "Onaylamak için şifreni yaz")}
          autoComplete="current-password"
          {...form.field("password")}
        />
        <div className={styles.answers}>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            Kaldır
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

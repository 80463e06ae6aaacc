import { noKeyName } from "#protocol/field-faults";
import type { Passkey } from "#protocol/http/replies/passkeys";
import { passkeys } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { faults } from "#screens/forms/checks";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";

const NAME = 40;

type Props = {
  readonly passkey: Passkey;
  readonly title?: string;
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onClose: () => void;
};

export function RenamePasskey({ passkey, title = "Adını değiştir", onRenamed, onClose }: Props) {
  const form = useForm({
    initial: { name: passkey.name },
    check: ({ name }) => faults({ name: name.trim() === "" ? noKeyName : undefined }),
    send: async ({ name }) => {
      if (name.trim() !== passkey.name) onRenamed((await passkeys.rename(passkey.id, name.trim())).passkey);
      toast.success("Kaydedildi.");
      onClose();
    },
    failureText: (error) => messageOf(error, tryLater("Kaydedilemedi")),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form}>
        <TextField
          label="Ad"
          aside={counter(form.values.name, NAME)}
          maxLength={NAME}
          autoComplete="off"
          {...form.field("name")}
        />
        <FormAnswers verb="Kaydet" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

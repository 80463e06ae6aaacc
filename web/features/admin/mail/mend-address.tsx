import { useRevalidator } from "react-router";
import type { ListedUser, MailedReply } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { mail as calls } from "#api/mail-api";
import { emailFault, emptyFault, faults } from "#screens/forms/checks";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { useForm } from "#screens/forms/use-form";
import { confirmByOwnPassword } from "#screens/password-to-confirm.tsx";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

/** Says that a link was mailed, or will be. */
export const linkMailed = (email: string, state: MailedReply["mail"]): string =>
  state === "waiting" ? `${email} adresine bağlantı birazdan gidecek.` : `${email} adresine yeni bağlantı gönderildi.`;

/** Sends the link of a registration again. */
export function Resend({ user: { id, name, email } }: { readonly user: ListedUser }) {
  const { busy, run } = useAction("Gönderilemedi", async () => {
    const { mail } = await calls.resend(id);
    toast.success(linkMailed(email, mail));
  });
  return (
    <Button variant="alt" size="sm" busy={busy} onClick={run} aria-label={`Yeniden gönder: ${name}`}>
      Yeniden gönder
    </Button>
  );
}

/** Corrects the address that somebody mistyped; the link that went to the wrong one ends. */
export function MendDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { email: user.email, password: "" },
    check: ({ email, password }) => faults({ email: emailFault(email), password: emptyFault(password) }),
    send: async ({ email, password }) => {
      const { mail } = await calls.mend(user.id, email.trim(), password);
      toast.success(linkMailed(email.trim(), mail));
      onClose();
      await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Düzeltilemedi")),
  });
  return (
    <Dialog title={`${user.name} için adresi düzelt`} onClose={onClose}>
      <p>Doğru adrese yeni bir bağlantı gider. Yanlış adrese giden bağlantı artık açılmaz.</p>
      <Form form={form}>
        <EmailField maxLength={254} {...form.field("email")} />
        <PasswordField label={confirmByOwnPassword} autoComplete="current-password" {...form.field("password")} />
        <FormAnswers verb="Düzelt ve gönder" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

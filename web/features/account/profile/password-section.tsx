import { messageOf } from "#api/api-error";
import { emptyFault, faults, newPasswordFault } from "#screens/forms/checks";
import { failures } from "#api/failures";
import { profile } from "#api/people-api";
import { updateUser } from "#api/sign-in/session";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

const empty = { current_password: "", new_password: "" };

export function PasswordSection({ say }: { readonly say: (siz: string, sen: string) => string }) {
  const form = useForm({
    initial: empty,
    check: ({ current_password: current, new_password: next }) =>
      faults({ current_password: emptyFault(current), new_password: newPasswordFault(next) }),
    send: async (passwords) => {
      const { user, token } = await profile.change(passwords);
      updateUser(user, token);
      form.becomeAfter(passwords, empty);
      toast.success(say("Şifreniz değişti.", "Şifren değişti."));
    },
    failureText: (error) => messageOf(error, failures.reset),
  });
  return (
    <section className={styles.section} aria-labelledby="sifre">
      <h2 id="sifre">Şifre</h2>
      <Form form={form}>
        <PasswordField label="Mevcut şifre" autoComplete="current-password" {...form.field("current_password")} />
        <PasswordField
          label="Yeni şifre"
          hint={say(
            "En az 8 karakter. Diğer cihazlardaki oturumlarınız kapanır.",
            "En az 8 karakter. Diğer cihazlardaki oturumların kapanır.",
          )}
          autoComplete="new-password"
          maxLength={128}
          {...form.field("new_password")}
        />
        <div className={`flow ${styles.actions}`}>
          <Button type="submit" variant="alt" busy={form.busy}>
            Şifreyi değiştir
          </Button>
        </div>
      </Form>
    </section>
  );
}

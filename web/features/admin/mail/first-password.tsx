import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { admin } from "#api/admin-api";
import { emailFault, faults, nameFault } from "#screens/forms/checks";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { useForm } from "#screens/forms/use-form";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { ShownOnce } from "#screens/shown-once.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/fields/field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

type Given = { readonly name: string; readonly password: string };
type ShownProps = Given & { readonly title: string; readonly onClose: () => void };

/** Shows a first password, which nobody sees again. Esc does not take it away before it was copied. */
function Shown({ title, name, password, onClose }: ShownProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      title={title}
      onClose={() => (isCopied ? onClose() : undefined)}
      actions={
        <Button variant="alt" onClick={onClose}>
          Tamam
        </Button>
      }
    >
      <p>{name} için ilk şifre:</p>
      <ShownOnce text={password} onCopied={() => setCopied(true)} />
      <p>Bu şifreyi elden verin; bir daha gösterilmez. Sahibi ilk girişte yeni bir şifre seçer.</p>
    </Dialog>
  );
}

/** Makes an account where no mail can be sent. */
export function NewAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [given, setGiven] = useState<Given | null>(null);
  const [role, setRole] = useState<"teacher" | "student">("teacher");
  const form = useForm({
    initial: { name: "", email: "", school: "" },
    check: ({ name, email }) => faults({ name: nameFault(name), email: emailFault(email) }),
    send: async ({ name, email, school }) => {
      const made = await admin.makeAccount({ name: name.trim(), email: email.trim(), school: school.trim(), role });
      setGiven({ name: made.user.name, password: made.first_password });
      await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Açılamadı")),
  });
  if (given) return <Shown {...given} title="Hesap açıldı" onClose={onClose} />;
  return (
    <Dialog title="Hesap aç" onClose={onClose}>
      <Form form={form}>
        <Field label="Rol">
          {(control) => (
            <select
              {...control}
              value={role}
              onChange={({ target }) => setRole(target.value === "student" ? "student" : "teacher")}
            >
              <option value="teacher">Öğretmen</option>
              <option value="student">Öğrenci</option>
            </select>
          )}
        </Field>
        <TextField label="Ad soyad" autoComplete="off" maxLength={100} {...form.field("name")} />
        <EmailField autoComplete="off" maxLength={254} {...form.field("email")} />
        <TextField label="Okul" aside="isteğe bağlı" autoComplete="off" maxLength={120} {...form.field("school")} />
        <FormAnswers verb="Hesap aç" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Gives somebody who has forgotten theirs a new first password, where no mail can be sent. */
export function FirstPasswordDialog({ user, onClose }: Props) {
  const [first, setFirst] = useState<string | null>(null);
  const send = async (password: string) => setFirst((await admin.firstPassword(user.id, password)).first_password);
  const title = `${user.name} için ilk şifre`;
  if (first !== null) return <Shown title={title} name={user.name} password={first} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        Şimdiki şifresi geçmez olur, açık oturumları kapanır. Geçiş anahtarları varsa kalır; sahibi onları profilinden
        kaldırabilir.
      </p>
      <PasswordToConfirm send={send} failureText={notGiven} confirm="İlk şifre ver" onClose={onClose} />
    </Dialog>
  );
}

const notGiven = (error: unknown) => messageOf(error, tryLater("Verilemedi"));

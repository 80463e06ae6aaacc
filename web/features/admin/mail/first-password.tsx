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
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/fields/field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

type Given = { readonly name: string; readonly password: string };

/** Shows a first password, which nobody sees again. */
function Shown({ name, password, onClose }: Given & { readonly onClose: () => void }) {
  return (
    <>
      <p>
        {name} için ilk şifre: <b translate="no">{password}</b>
      </p>
      <p>Bu şifreyi elden verin; bir daha gösterilmez. Sahibi ilk girişte yeni bir şifre seçer.</p>
      <Button onClick={onClose}>Tamam</Button>
    </>
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
  return (
    <Dialog title="Hesap aç" onClose={onClose}>
      {given ? (
        <Shown {...given} onClose={onClose} />
      ) : (
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
      )}
    </Dialog>
  );
}

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Gives somebody who has forgotten theirs a new first password, where no mail can be sent. */
export function FirstPasswordDialog({ user, onClose }: Props) {
  const [first, setFirst] = useState<string | null>(null);
  const send = async (password: string) => setFirst((await admin.firstPassword(user.id, password)).first_password);
  return (
    <Dialog title={`${user.name} için ilk şifre`} onClose={onClose}>
      {first !== null ? (
        <Shown name={user.name} password={first} onClose={onClose} />
      ) : (
        <>
          <p>
            Şimdiki şifresi geçmez olur, açık oturumları kapanır. Geçiş anahtarları varsa kalır; sahibi onları
            profilinden kaldırabilir.
          </p>
          <PasswordToConfirm send={send} failureText={notGiven} confirm="İlk şifre ver" onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

const notGiven = (error: unknown) => messageOf(error, tryLater("Verilemedi"));

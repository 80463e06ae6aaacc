import { noKeyName } from "#protocol/field-faults";
import { useState } from "react";
import type { TokenScope } from "#protocol/http/tokens";
import type { NewTokenReply } from "#protocol/http/replies/tokens";
import { tokens } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { scopeNames, tokenDays } from "./token-words";

const NAME = 60;
const scopes = (["read", "sets", "all"] as const).map((value) => ({ value, label: scopeNames[value] }));
const days = tokenDays.map((value) => ({ value, label: `${value} gün` }));

type Props = { readonly onMade: (reply: NewTokenReply) => void; readonly onClose: () => void };

export function NewTokenDialog({ onMade, onClose }: Props) {
  const [scope, setScope] = useState<TokenScope>("read");
  const mayAll = scope === "all";
  const [lasts, setLasts] = useState<(typeof tokenDays)[number]>(90);
  const form = useForm({
    initial: { name: "", password: "" },
    check: ({ name, password }) =>
      faults({
        name: name.trim() === "" ? noKeyName : undefined,
        password: mayAll ? emptyFault(password) : undefined,
      }),
    send: async ({ name, password }) =>
      onMade(await tokens.make({ name: name.trim(), days: lasts, scope, ...(mayAll && { password }) })),
    failureText: (error) => messageOf(error, tryLater("Anahtar oluşturulamadı")),
  });
  return (
    <Dialog title="Anahtar oluştur" onClose={onClose}>
      <Form form={form}>
        <TextField
          label="Ad"
          aside={counter(form.values.name, NAME)}
          maxLength={NAME}
          placeholder="Örnek: Not defteri aktarımı"
          autoComplete="off"
          {...form.field("name")}
        />
        <Choices label="Süre" choices={days} value={lasts} onChange={setLasts} />
        <Choices label="Yetki" choices={scopes} value={scope} onChange={setScope} />
        {mayAll && (
          <>
            <Banner tone="warn" icon="warning" announce="status">
              Bu anahtar hesabınızla her şeyi yapabilir. Diğer oturumların hepsini kapattığınızda o da iptal olur.
            </Banner>
            <PasswordField label="Şifreniz" autoComplete="current-password" {...form.field("password")} />
          </>
        )}
        <FormAnswers verb="Anahtar oluştur" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

import { useState } from "react";
import type { LoginReply } from "#protocol/http/replies/people";
import { boardCodes } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { typedCode } from "#browser/addresses/typed-code";
import { faults } from "#screens/forms/checks";
import { Form } from "#screens/forms/form.tsx";
import { useForm } from "#screens/forms/use-form";
import { TypedCodeField, typedCodeFault } from "#screens/typed-code-field.tsx";
import { Button } from "#ui/button.tsx";
import * as styles from "./board.module.css";

/** The way without any phone: a code that the teacher made at home. */
export function CodeOfHome({ onIn }: { readonly onIn: (reply: LoginReply) => void }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => faults({ code: typedCodeFault(code) }),
    send: async ({ code }) => onIn(await boardCodes.open(typedCode(code))),
    failureText: (error) => messageOf(error, tryLater("Koda bakılamadı")),
  });
  if (!isOpen) {
    return (
      <Button variant="alt" size="lg" icon="key" onClick={() => setOpen(true)}>
        Kodum var
      </Button>
    );
  }
  return (
    <div className={styles.code}>
      <Form form={form} isFirst>
        <TypedCodeField label="Evde aldığınız kod" {...form.field("code")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          Aç
        </Button>
      </Form>
    </div>
  );
}

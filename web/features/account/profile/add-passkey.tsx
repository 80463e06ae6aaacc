import { keyForThisDevice } from "#words/shared-sentences";
import { passkeyExists } from "#protocol/said-refusals";
import { useState } from "react";
import type { Passkey } from "#protocol/http/replies/passkeys";
import { passkeys } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { newPasskey } from "#api/sign-in/passkeys";
import type { Say } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import * as styles from "./profile.module.css";
import { deviceName } from "./device-name";
import { RenamePasskey } from "./rename-passkey";

type Props = { readonly say: Say; readonly onStored: (passkey: Passkey) => void; readonly onClose: () => void };

/** Asks for the password, then the browser asks for the finger, and the new key gets a name. */
export function AddPasskey({ say, onStored, onClose }: Props) {
  const isHere = useIsMounted();
  const [added, setAdded] = useState<Passkey | null>(null);
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: emptyFault(password) }),
    send: async ({ password }) => {
      const options = await passkeys.options(password);
      if (!isHere()) return;
      const answer = await newPasskey(options);
      if (!answer.ok) {
        if (answer.why === "cancelled") return;
        throw new NotMade(answer.why);
      }
      const { passkey } = await passkeys.add(answer.credential, deviceName(navigator.userAgent));
      onStored(passkey);
      setAdded(passkey);
    },
    failureText: (error) =>
      error instanceof NotMade ? failures(say)[error.why] : messageOf(error, tryLater("Anahtar eklenemedi", say)),
  });
  if (added) {
    return (
      <RenamePasskey
        passkey={added}
        title={say("Anahtara bir ad verin", "Anahtara bir ad ver")}
        onRenamed={onStored}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={keyForThisDevice} onClose={onClose}>
      <p className={styles.dialogText}>
        {say(
          "Şifrenizi yazın; sonra tarayıcınız parmak izinizi, yüzünüzü ya da ekran kilidinizi sorar.",
          "Şifreni yaz; sonra tarayıcın parmak izini, yüzünü ya da ekran kilidini sorar.",
        )}
      </p>
      <Form form={form}>
        <PasswordField label={say("Şifreniz", "Şifren")} autoComplete="current-password" {...form.field("password")} />
        <FormAnswers verb="Devam" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

class NotMade extends Error {
  constructor(readonly why: "exists" | "failed") {
    super(why);
  }
}

const failures = (say: Say) => ({
  exists: say(passkeyExists, "Bu cihazda zaten bir anahtarın var."),
  failed: say(
    "Tarayıcı anahtarı oluşturamadı. Cihazınızda ekran kilidi açık mı, bakın.",
    "Tarayıcı anahtarı oluşturamadı. Cihazında ekran kilidi açık mı, bak.",
  ),
});

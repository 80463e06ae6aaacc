import type { Passkey } from "#protocol/http/replies/passkeys";
import { passkeys } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import type { Say } from "#api/form-of-address";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

type Props = {
  readonly passkey: Passkey;
  readonly say: Say;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

export function RemovePasskey({ passkey, say, onRemoved, onClose }: Props) {
  const send = async (password: string) => {
    await passkeys.remove(passkey.id, password);
    onRemoved();
    toast.success("Anahtar kaldırıldı.");
    onClose();
  };
  const failureText = (error: unknown) => messageOf(error, tryLater("Anahtar kaldırılamadı", say));
  return (
    <Dialog title="Anahtar kaldırılsın mı?" onClose={onClose}>
      <p className={styles.dialogText}>
        “{passkey.name}”. {say("Bu cihazdan şifreyle girersiniz.", "Bu cihazdan şifreyle girersin.")}
      </p>
      <PasswordToConfirm say={say} confirm="Kaldır" danger send={send} failureText={failureText} onClose={onClose} />
    </Dialog>
  );
}

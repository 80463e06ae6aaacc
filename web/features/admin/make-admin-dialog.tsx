import { cannotUndo } from "#words/shared-sentences";
import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { school } from "#api/school-api";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./delete-user-dialog.module.css";

/** Makes a second administrator, so that a school does not depend on one person's device. */
export function MakeAdminDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const revalidator = useRevalidator();
  const send = async (password: string) => {
    await school.makeAdmin(user.id, password);
    toast.success(`${user.name} artık yönetici.`);
    onClose();
    await revalidator.revalidate();
  };
  return (
    <Dialog title={`${user.name} yönetici olsun mu?`} onClose={onClose}>
      <p className={styles.loss}>
        Yönetici öğretmenleri onaylar, kullanıcıları siler, kütüphaneye karar verir; kendisi oyun kurmaz. Açık
        oturumları kapanır, e-postayla haber verilir. {cannotUndo}
      </p>
      <PasswordToConfirm send={send} failureText={failureText} confirm="Yönetici yap" onClose={onClose} />
    </Dialog>
  );
}

const failureText = (error: unknown) => messageOf(error, tryLater("Yönetici yapılamadı"));

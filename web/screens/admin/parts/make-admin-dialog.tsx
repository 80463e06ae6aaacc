import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/people";
import { messageOf } from "../../../lib/api-error";
import { EMPTY, faults } from "../../../lib/checks";
import { school } from "../../../lib/school-api";
import { useForm } from "../../../lib/use-form";
import { Dialog } from "../../../ui/dialog";
import { toast } from "../../../ui/toasts";
import styles from "./delete-user-dialog.module.css";
import { OwnPassword } from "./own-password";

/** A second administrator: a school does not hang on one person's device. */
export function MakeAdminDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const revalidator = useRevalidator();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? EMPTY : undefined }),
    send: async ({ password }) => {
      await school.makeAdmin(user.id, password);
      toast.success(`${user.name} artık yönetici.`);
      onClose();
      await revalidator.revalidate();
    },
    failureText: (error) => messageOf(error, "Yönetici yapılamadı. Biraz sonra yeniden deneyin."),
  });
  return (
    <Dialog title={`${user.name} yönetici olsun mu?`} onClose={onClose}>
      <p className={styles.loss}>
        Yönetici öğretmenleri onaylar, kullanıcıları siler, kütüphaneye karar verir; kendisi oyun kurmaz. Açık
        oturumları kapanır, e-postayla haber verilir. Bu işlem geri alınamaz.
      </p>
      <OwnPassword form={form} confirm="Yönetici yap" onClose={onClose} />
    </Dialog>
  );
}

import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/people";
import { messageOf } from "../../../lib/api-error";
import { EMPTY, faults } from "../../../lib/checks";
import { admin } from "../../../lib/people-api";
import { useForm } from "../../../lib/use-form";
import { Form } from "../../../parts/form";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { PasswordField } from "../../../ui/password-field";
import { toast } from "../../../ui/toasts";
import styles from "./delete-user-dialog.module.css";

/** Asks for the administrator's own password: a screen left open must not be enough to delete somebody. */
export function DeleteUserDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const revalidator = useRevalidator();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? EMPTY : undefined }),
    send: async ({ password }) => {
      await admin.deleteUser(user.id, password);
      toast.success(`${user.name} silindi.`);
      onClose();
      await revalidator.revalidate();
    },
    failureText: (error) => messageOf(error, "Kullanıcı silinemedi. Biraz sonra yeniden deneyin."),
  });
  return (
    <Dialog title={`${user.name} silinsin mi?`} onClose={onClose}>
      <p className={styles.loss}>{lossOf(user)}</p>
      <Form form={form}>
        <PasswordField
          label="Onaylamak için kendi şifrenizi yazın"
          autoComplete="current-password"
          {...form.field("password")}
        />
        <div className={styles.answers}>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            Kullanıcıyı sil
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const lossOf = ({ role }: ListedUser) =>
  role === "teacher"
    ? "Soru setleri, oyunları ve raporları da silinir. Bu işlem geri alınamaz."
    : "Adı, oynadığı oyunların raporlarından da silinir. Bu işlem geri alınamaz.";

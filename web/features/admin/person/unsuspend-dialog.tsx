import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import { admin } from "#api/admin-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

/** Gives a suspended account back. */
export function UnsuspendDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const revalidator = useRevalidator();
  return (
    <ActionDialog
      title={`${user.name} yeniden açılsın mı?`}
      confirm="Askıyı kaldır"
      failed="Askı kaldırılamadı"
      run={() => admin.unsuspend(user.id)}
      done={() => `${user.name} yeniden giriş yapabilir.`}
      onDone={() => void revalidator.revalidate()}
      onClose={onClose}
    >
      {user.role === "teacher"
        ? "Paylaşılan setleri ve süresi dolmayan ödevleri devam eder; API anahtarlarını yeniden oluşturması gerekir."
        : "Yeniden giriş yapabilir."}
    </ActionDialog>
  );
}

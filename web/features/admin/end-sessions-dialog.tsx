import { useState } from "react";
import type { ListedUser } from "#protocol/http/people";
import { messageOf } from "#api/api-error";
import { number } from "#shared/numbers";
import { school } from "#api/school-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Signs an account out everywhere at once, after a lost phone or a break-in. */
export function EndSessionsDialog({ user, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      const { ended } = await school.endSessions(user.id);
      toast.success(ended === 0 ? "Açık oturum yoktu." : `${user.name}: ${number(ended)} oturum kapatıldı.`);
      onClose();
    } catch (error) {
      toast.error(messageOf(error), { title: "Oturumlar kapatılamadı" });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={`${user.name}: oturumlar kapatılsın mı?`}
      confirm="Oturumları kapat"
      danger
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {user.role === "teacher"
        ? "Bütün cihazlarda çıkış yapılır, API anahtarları geçersiz olur. Süren oyunlar bitmez. Kendisine e-posta gider; şifresiyle yeniden girebilir."
        : "Bütün cihazlarda çıkış yapılır. Kendisine e-posta gider; şifresiyle yeniden girebilir."}
    </ConfirmDialog>
  );
}

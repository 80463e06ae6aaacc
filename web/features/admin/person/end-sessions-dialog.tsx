import type { ListedUser } from "#protocol/http/replies/people";
import { number } from "#shared/numbers";
import { school } from "#api/school-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Signs an account out everywhere at once, after a lost phone or a break-in. */
export function EndSessionsDialog({ user, onClose }: Props) {
  return (
    <ActionDialog
      title={`${user.name}: oturumlar kapatılsın mı?`}
      confirm="Oturumları kapat"
      danger
      failed="Oturumlar kapatılamadı"
      run={() => school.endSessions(user.id)}
      done={({ ended }) => (ended === 0 ? "Açık oturum yoktu." : `${user.name}: ${number(ended)} oturum kapatıldı.`)}
      // Nothing on the page changes.
      onDone={() => {}}
      onClose={onClose}
    >
      {user.role === "teacher"
        ? "Bütün cihazlarda çıkış yapılır, API anahtarları geçersiz olur. Süren oyunlar bitmez. Kendisine e-posta gider; şifresiyle yeniden girebilir."
        : "Bütün cihazlarda çıkış yapılır. Kendisine e-posta gider; şifresiyle yeniden girebilir."}
    </ActionDialog>
  );
}

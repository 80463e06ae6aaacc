import { cannotUndo } from "#words/shared-sentences";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { profile } from "#api/people-api";
import { clearSession } from "#api/sign-in/session";
import type { Say } from "#api/form-of-address";
import { useAction } from "#screens/use-action";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

/** Downloading your data, and deleting the account. */
export function LeavingSection({ user, say }: { readonly user: User; readonly say: Say }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section className={styles.section} aria-labelledby="veriler">
        <h2 id="veriler">{say("Verilerim", "Verilerin")}</h2>
        <p className={styles.note}>
          {say(
            `Hesabınızdaki her şey, tek dosyada${user.role === "teacher" ? ": bilgileriniz, soru setleriniz, sınıflarınız, oyunlarınız, ödevleriniz" : ""}.`,
            "Hesabındaki her şey, tek dosyada: bilgilerin ve oynadığın oyunlar.",
          )}
        </p>
        <ExportButton />
      </section>
      <section className={styles.section} aria-labelledby="silme">
        <h2 id="silme">Hesabı sil</h2>
        <p className={styles.note}>{lossOf(user, say)}</p>
        <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
          Hesabı sil
        </Button>
      </section>
      {isAsking && <DeleteDialog user={user} say={say} onClose={() => setAsking(false)} />}
    </>
  );
}

const lossOf = ({ role }: User, say: Say) =>
  role === "teacher"
    ? `Soru setleriniz, sınıflarınız, ödevleriniz ve oyun raporlarınız da silinir. ${cannotUndo}`
    : say(cannotUndo, `Geçmişin de silinir. ${cannotUndo}`);

function ExportButton() {
  const { busy, run: download } = useAction("İndirilemedi", async () => {
    const data = await profile.export();
    const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "bilye-verilerim.json";
    link.click();
    URL.revokeObjectURL(address);
  });
  return (
    <Button variant="alt" icon="download" busy={busy} onClick={download}>
      Verilerimi indir
    </Button>
  );
}

type DeleteProps = { readonly user: User; readonly say: Say; readonly onClose: () => void };

function DeleteDialog({ user, say, onClose }: DeleteProps) {
  const navigate = useNavigate();
  const send = async (password: string) => {
    await profile.deleteAccount(password);
    clearSession();
    await navigate("/auth/login", { replace: true });
    toast.info(say("Hesabınız silindi.", "Hesabın silindi."));
  };
  const failureText = (error: unknown) => messageOf(error, tryLater("Hesap silinemedi", say));
  return (
    <Dialog title={say("Hesabınız silinsin mi?", "Hesabın silinsin mi?")} onClose={onClose}>
      <p className={styles.dialogText}>{lossOf(user, say)}</p>
      <PasswordToConfirm
        say={say}
        confirm="Hesabı sil"
        danger
        send={send}
        failureText={failureText}
        onClose={onClose}
      />
    </Dialog>
  );
}

import { useState } from "react";
import type { User } from "#protocol/http/replies/people";
import type { WaitingEmail } from "#protocol/http/replies/people";
import { email } from "#api/account-api";
import type { Say } from "#api/form-of-address";
import { useAction } from "#screens/use-action";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useLoaded } from "#screens/use-loaded";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";
import { ChangeEmail } from "./change-email";

type Props = { readonly user: User; readonly say: Say };

/** The address, and the new one that waits to replace it. */
export function EmailSection({ user, say }: Props) {
  const { value } = useLoaded("e-mail", true, email.own);
  const [changed, setChanged] = useState<WaitingEmail | null | undefined>(undefined);
  const { asked: isChanging, ask, close } = useOpenDialog<true>();
  const waiting = changed === undefined ? value?.waiting : changed;
  return (
    <section className={styles.section} aria-labelledby="e-posta">
      <h2 id="e-posta">E-posta</h2>
      <p className={styles.address}>{value?.email ?? user.email}</p>
      <p className={styles.note}>Giriş ve bildirimler bu adrese gelir.</p>
      {waiting && <Waiting waiting={waiting} say={say} onGivenUp={() => setChanged(null)} />}
      <Button variant="alt" icon="mail" onClick={() => ask(true)}>
        E-postayı değiştir
      </Button>
      {isChanging && <ChangeEmail say={say} onSent={setChanged} onClose={close} />}
    </section>
  );
}

type WaitingProps = { readonly waiting: WaitingEmail; readonly say: Say; readonly onGivenUp: () => void };

function Waiting({ waiting, say, onGivenUp }: WaitingProps) {
  const resend = useAction("Bağlantı gönderilemedi", async () => {
    await email.resend();
    toast.success("Bağlantı yeniden gönderildi.");
  });
  const giveUp = useAction("Vazgeçilemedi", async () => {
    await email.giveUp();
    onGivenUp();
    toast.success(say("Vazgeçildi. E-postanız değişmedi.", "Vazgeçildi. E-postan değişmedi."));
  });
  const busy = resend.busy || giveUp.busy;
  return (
    <div className={styles.strip}>
      <Banner tone="warn" icon="mail" announce="status">
        <b>{waiting.email}</b> için onay bekleniyor.{" "}
        {say(
          "O adrese gelen bağlantıyı açın; açana kadar eski adresiniz geçerli.",
          "O adrese gelen bağlantıyı aç; açana kadar eski adresin geçerli.",
        )}
        <span className={`flow ${styles.wait}`}>
          <button type="button" disabled={busy} onClick={resend.run}>
            Yeniden gönder
          </button>
          <button type="button" disabled={busy} onClick={giveUp.run}>
            Vazgeç
          </button>
        </span>
      </Banner>
    </div>
  );
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import { tryLater } from "#api/api-error";
import { formOfAddress } from "#api/form-of-address";
import { claimGuestGames, declineGuestGames, guestNames, type GuestName } from "#api/sign-in/guest-games";
import { useUser } from "#api/sign-in/session";
import { Marble } from "#ui/marble/marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./guest-games.module.css";

/** Games played on this device without signing in, by name. The student says which were theirs. */
export function GuestGames() {
  const { id } = useUser();
  const [names, setNames] = useState(() => guestNames(id));
  const [busy, setBusy] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  if (names.length === 0) return null;
  const claim = async (name: GuestName) => {
    setBusy(name.nickname);
    const { kept, isIncomplete } = await claimGuestGames(name);
    setBusy(null);
    setNames(guestNames(id));
    if (isIncomplete) toast.warning(tryLater("Şu anda eklenemedi", formOfAddress("student")));
    else if (kept === 1) toast.success(`“${name.nickname}” adıyla oynadığın oyun geçmişine eklendi.`);
    else if (kept > 1) toast.success(`“${name.nickname}” adıyla oynadığın ${kept} oyun geçmişine eklendi.`);
    void revalidate();
  };
  const decline = (name: GuestName) => {
    declineGuestGames(name, id);
    setNames(guestNames(id));
  };
  return (
    <Section title="Bu oyunlar senin mi?" className={styles.section}>
      <p className={styles.lead}>Bu cihazda giriş yapmadan oynanmışlar. Yalnızca kendi oyunlarını ekle.</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name.nickname} className="row wrap">
            <Marble seed={name.marble} size={40} />
            <span className={styles.name}>
              <b>{name.nickname}</b>
              <small>{name.seats.length} oyun</small>
            </span>
            <span className={`flow ${styles.actions}`}>
              <Button size="sm" busy={busy === name.nickname} onClick={() => void claim(name)}>
                Benim, ekle<span className="vh">: {name.nickname}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => decline(name)}>
                Benim değil<span className="vh">: {name.nickname}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { User } from "#protocol/http/replies/people";
import { messageOf } from "#api/api-error";
import { profile } from "#api/people-api";
import { updateUser } from "#api/sign-in/session";
import { Switch } from "#ui/fields/switch.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

async function change(waiting_mail: boolean): Promise<void> {
  try {
    updateUser((await profile.change({ waiting_mail })).user);
    toast.success("Kaydedildi.");
  } catch (error) {
    toast.error(`Kaydedilemedi. ${messageOf(error)}`);
  }
}

/** An administrator's switch for mails about work that waits. */
export function WaitingMail({ user }: { readonly user: User }) {
  return (
    <section className={styles.section} aria-labelledby="yonetim">
      <h2 id="yonetim">Yönetim</h2>
      <Switch
        label="Bekleyen işler e-postayla gelsin"
        hint="Her sabah 07.30'da, bekleyen bir şey varsa; üç bildirimle gizlenen set hemen."
        checked={user.waiting_mail ?? true}
        onChange={(isOn) => void change(isOn)}
      />
    </section>
  );
}

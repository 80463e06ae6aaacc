import { adminsUseKeys, keyForThisDevice } from "#words/shared-sentences";
import { useState } from "react";
import { Link } from "react-router";
import type { User } from "#protocol/http/replies/people";
import type { Passkey } from "#protocol/http/replies/passkeys";
import { passkeys } from "#api/account-api";
import { date, daysAgo } from "#words/format";
import { dashboards, loginAddress } from "#api/sign-in/guard";
import { canUsePasskeys } from "#api/sign-in/passkeys";
import { signOut } from "#api/sign-in/sign-out";
import { formOfAddress } from "#api/form-of-address";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useLoaded } from "#screens/use-loaded";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import * as styles from "./profile.module.css";
import { AddPasskey } from "./add-passkey";
import { OwnList, OwnRow, OwnRows } from "./own-rows";
import { RemovePasskey } from "./remove-passkey";
import { RenamePasskey } from "./rename-passkey";

/** Signing in by finger, face or screen lock. */
export function PasskeysSection({ user }: { readonly user: User }) {
  const list = useLoaded("passkeys", true, passkeys.all);
  const say = formOfAddress(user.role);
  return (
    <section className={styles.section} aria-labelledby="gecis-anahtarlari">
      <h2 id="gecis-anahtarlari">Geçiş anahtarları</h2>
      <p className={styles.note}>
        {say(
          "Şifre yazmadan; parmak izi, yüz ya da ekran kilidiyle girersiniz. Şifreniz de çalışmayı sürdürür.",
          "Şifre yazmadan; parmak izi, yüz ya da ekran kilidiyle girersin. Şifren de çalışmayı sürdürür.",
        )}
      </p>
      <OwnList list={list} failure={say("Geçiş anahtarlarınız yüklenemedi.", "Geçiş anahtarların yüklenemedi.")}>
        {({ items, required }) => <Passkeys first={items} isRequired={required} user={user} />}
      </OwnList>
    </section>
  );
}

type Props = { readonly first: readonly Passkey[]; readonly isRequired: boolean; readonly user: User };
type Asked = { readonly is: "new" } | { readonly is: "rename" | "remove"; readonly of: Passkey };

function Passkeys({ first, isRequired, user }: Props) {
  const [list, setList] = useState(first);
  const { asked, ask, close } = useOpenDialog<Asked>();
  const say = formOfAddress(user.role);
  const keep = (changed: Passkey) =>
    setList((now) =>
      now.some(({ id }) => id === changed.id)
        ? now.map((one) => (one.id === changed.id ? changed : one))
        : [...now, changed],
    );
  return (
    <>
      {isRequired && first.length === 0 && <Required isAdded={list.length > 0} />}
      {list.length > 0 && (
        <OwnRows label="Geçiş anahtarları">
          {list.map((passkey) => (
            <OwnRow key={passkey.id} icon="key" name={passkey.name} line={lineOf(passkey)}>
              <Menu
                label={`${passkey.name}: işlemler`}
                items={[
                  { label: "Adını değiştir", icon: "edit", onSelect: () => ask({ is: "rename", of: passkey }) },
                  {
                    label: "Kaldır",
                    icon: "trash",
                    danger: true,
                    onSelect: () => ask({ is: "remove", of: passkey }),
                  },
                ]}
              />
            </OwnRow>
          ))}
        </OwnRows>
      )}
      {canUsePasskeys() ? (
        <Button variant="alt" icon="plus" onClick={() => ask({ is: "new" })}>
          {keyForThisDevice}
        </Button>
      ) : (
        <p className={styles.note}>Bu tarayıcı geçiş anahtarlarını desteklemiyor.</p>
      )}
      {asked?.is === "new" && <AddPasskey say={say} onStored={keep} onClose={close} />}
      {asked?.is === "rename" && <RenamePasskey passkey={asked.of} onRenamed={keep} onClose={close} />}
      {asked?.is === "remove" && (
        <RemovePasskey
          passkey={asked.of}
          say={say}
          onRemoved={() => setList((now) => now.filter(({ id }) => id !== asked.of.id))}
          onClose={close}
        />
      )}
    </>
  );
}

/** Tells an administrator to add a passkey before the admin pages open. */
function Required({ isAdded }: { readonly isAdded: boolean }) {
  return (
    <div className={styles.strip}>
      <Banner
        tone={isAdded ? "info" : "warn"}
        icon="key"
        announce="status"
        action={
          isAdded && (
            <Link to={loginAddress(dashboards.admin)} onClick={signOut}>
              Anahtarla gir
            </Link>
          )
        }
      >
        {isAdded
          ? "Anahtarınız hazır. Yönetim sayfaları, onunla yeniden girince açılır."
          : `${adminsUseKeys}. Bir anahtar ekleyin.`}
      </Banner>
    </div>
  );
}

/** "3 Mart 2026 tarihinde eklendi, bugün kullanıldı" */
function lineOf({ created_at, last_used_at }: Passkey): string {
  const used = last_used_at === null ? "henüz kullanılmadı" : `${daysAgo(last_used_at)} kullanıldı`;
  return `${date(created_at)} tarihinde eklendi, ${used}`;
}

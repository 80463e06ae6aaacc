import { useState } from "react";
import type { User } from "#protocol/http/people";
import type { Session } from "#protocol/http/sessions";
import { sessions } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { updateUser } from "#api/sign-in/session";
import { formOfAddress } from "#api/form-of-address";
import { useLoaded } from "#screens/use-loaded";
import { useNow } from "#ui/use/use-now";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";
import { iconOf, lineOf, nameOf } from "./device-words";
import { OwnList, OwnRow, OwnRows } from "./own-rows";
import * as rows from "./own-rows.module.css";

type Props = { readonly user: User; readonly onOthersEnded: () => void };

/** Devices signed in to this account. A board at school can be signed out from home. */
export function SessionsSection({ user, onOthersEnded }: Props) {
  const say = formOfAddress(user.role);
  const list = useLoaded("sessions", true, sessions.all);
  return (
    <section className={styles.section} aria-labelledby="oturumlar">
      <h2 id="oturumlar">Açık oturumlar</h2>
      <OwnList list={list} failure={say("Oturumlarınız yüklenemedi.", "Oturumların yüklenemedi.")}>
        {(value) => <Open list={value.sessions} user={user} onOthersEnded={onOthersEnded} />}
      </OwnList>
    </section>
  );
}

function Open({ list, user, onOthersEnded }: Props & { readonly list: readonly Session[] }) {
  const say = formOfAddress(user.role);
  const now = useNow(60_000);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const living = list.filter(({ id }) => !ended.has(id));
  const others = living.filter(({ current }) => !current);
  const shown = [...living.filter(({ current }) => current), ...others];

  const end = async (which: string, call: () => Promise<unknown>, ids: readonly string[], said: string) => {
    setBusy((now) => new Set(now).add(which));
    try {
      await call();
      setEnded((now) => new Set([...now, ...ids]));
      toast.success(said);
    } catch (error) {
      toast.error(messageOf(error, tryLater("", say)), {
        title: "Oturum kapatılamadı",
      });
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== which)));
    }
  };
  return (
    <>
      <OwnRows label="Açık oturumlar">
        {shown.map((session) => (
          <OwnRow
            key={session.id}
            icon={iconOf(session)}
            name={nameOf(session)}
            line={lineOf(session, now)}
            isWide={!session.current}
          >
            {session.current ? (
              <Tag tone="ok">Açık</Tag>
            ) : (
              <Button
                variant="alt"
                aria-label={`${nameOf(session)}, ${session.device}: oturumu kapat`}
                busy={busy.has(session.id)}
                onClick={() => void end(session.id, () => sessions.end(session.id), [session.id], "Oturum kapatıldı.")}
              >
                Oturumu kapat
              </Button>
            )}
          </OwnRow>
        ))}
      </OwnRows>
      {others.length > 0 && (
        <Button variant="quiet" className={rows.after} onClick={() => setAsking(true)}>
          Diğer oturumların hepsini kapat
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Diğer oturumların hepsi kapatılsın mı?"
          confirm="Hepsini kapat"
          danger
          busy={busy.has("all")}
          onConfirm={() =>
            void end(
              "all",
              async () => {
                updateUser(user, (await sessions.endOthers()).token);
                onOthersEnded();
              },
              others.map(({ id }) => id),
              "Diğer oturumlar kapatıldı.",
            ).then(() => setAsking(false))
          }
          onClose={() => setAsking(false)}
        >
          {say(
            "Bu cihazda oturumunuz açık kalır. Öteki cihazlarda yeniden giriş yaparsınız.",
            "Bu cihazda oturumun açık kalır. Öteki cihazlarda yeniden giriş yaparsın.",
          )}
          {user.role === "teacher" && " Hesabınızla her şeyi yapabilen API anahtarları da iptal olur."}
        </ConfirmDialog>
      )}
    </>
  );
}

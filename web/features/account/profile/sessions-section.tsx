import { useState } from "react";
import type { User } from "#protocol/http/replies/people";
import type { Session } from "#protocol/http/replies/sessions";
import { sessions } from "#api/account-api";
import { updateUser } from "#api/sign-in/session";
import { formOfAddress } from "#api/form-of-address";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { useNow } from "#ui/use/use-now";
import { Button } from "#ui/button.tsx";
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
  const living = list.filter(({ id }) => !ended.has(id));
  const others = living.filter(({ current }) => !current);
  const shown = [...living.filter(({ current }) => current), ...others];
  const drop = (gone: readonly Session[]) => setEnded((before) => new Set([...before, ...gone.map(({ id }) => id)]));
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
              <EndSession session={session} onEnded={() => drop([session])} />
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
        <ActionDialog
          title="Diğer oturumların hepsi kapatılsın mı?"
          confirm="Hepsini kapat"
          danger
          failed={notEnded}
          run={sessions.endOthers}
          done="Diğer oturumlar kapatıldı."
          onDone={({ token }) => {
            updateUser(user, token);
            drop(others);
            onOthersEnded();
          }}
          onClose={() => setAsking(false)}
        >
          {say(
            "Bu cihazda oturumunuz açık kalır. Öteki cihazlarda yeniden giriş yaparsınız.",
            "Bu cihazda oturumun açık kalır. Öteki cihazlarda yeniden giriş yaparsın.",
          )}
          {user.role === "teacher" && " Hesabınızla her şeyi yapabilen API anahtarları da iptal olur."}
        </ActionDialog>
      )}
    </>
  );
}

const notEnded = "Oturum kapatılamadı";

type EndProps = { readonly session: Session; readonly onEnded: () => void };

function EndSession({ session, onEnded }: EndProps) {
  const { busy, run } = useAction(notEnded, async () => {
    await sessions.end(session.id);
    onEnded();
    toast.success("Oturum kapatıldı.");
  });
  return (
    <Button variant="alt" aria-label={`${nameOf(session)}, ${session.device}: oturumu kapat`} busy={busy} onClick={run}>
      Oturumu kapat
    </Button>
  );
}

import { useState } from "react";
import type { NewTokenReply, PersonalToken } from "#protocol/http/tokens";
import { tokens } from "../../../lib/calls/account-api";
import { messageOf } from "../../../lib/calls/api-error";
import { useLoaded } from "../../../lib/use/use-loaded";
import { useNow } from "../../../lib/use/use-now";
import { useIsHere } from "../../../lib/use/use-is-here";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/overlays/dialog";
import { toast } from "../../../ui/overlays/toasts";
import styles from "../profile.module.css";
import { NewTokenDialog } from "./new-token-dialog";
import { OwnList, OwnRow, OwnRows } from "./own-rows";
import { ReadyToken } from "./ready-token";
import { lineOf } from "./token-words";

/** Keys with which a teacher's own scripts speak to the API. */
export function TokensSection() {
  const list = useLoaded("tokens", true, tokens.all);
  return (
    <section className={styles.section} aria-labelledby="api-anahtarlari">
      <h2 id="api-anahtarlari">API anahtarları</h2>
      <p className={styles.note}>
        Kendi betikleriniz için. Anahtar yalnız bir kez gösterilir. <a href="/api-docs">API belgesi</a>
      </p>
      <OwnList list={list} failure="API anahtarlarınız yüklenemedi.">
        {(value) => <Tokens first={value.tokens} />}
      </OwnList>
    </section>
  );
}

function Tokens({ first }: { readonly first: readonly PersonalToken[] }) {
  const now = useNow(60_000);
  const [list, setList] = useState(first);
  const [isMaking, setMaking] = useState(false);
  const [ready, setReady] = useState<NewTokenReply | null>(null);
  const [ending, setEnding] = useState<PersonalToken | null>(null);
  const made = (reply: NewTokenReply) => {
    setList((now) => [reply.personal_token, ...now]);
    setMaking(false);
    setReady(reply);
  };
  return (
    <>
      {list.length > 0 && (
        <OwnRows label="API anahtarları">
          {list.map((token) => (
            <OwnRow key={token.id} icon="lock" name={token.name} line={lineOf(token, now)} isWide>
              <Button variant="alt" aria-label={`${token.name}: İptal et`} onClick={() => setEnding(token)}>
                İptal et
              </Button>
            </OwnRow>
          ))}
        </OwnRows>
      )}
      <Button variant="alt" icon="plus" onClick={() => setMaking(true)}>
        Anahtar oluştur
      </Button>
      {isMaking && <NewTokenDialog onMade={made} onClose={() => setMaking(false)} />}
      {ready && <ReadyToken {...ready} onClose={() => setReady(null)} />}
      {ending && (
        <EndToken
          token={ending}
          onEnded={() => setList((now) => now.filter(({ id }) => id !== ending.id))}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

type EndProps = { readonly token: PersonalToken; readonly onEnded: () => void; readonly onClose: () => void };

function EndToken({ token, onEnded, onClose }: EndProps) {
  const isHere = useIsHere();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await tokens.end(token.id);
      onEnded();
      toast.success("Anahtar iptal edildi.");
    } catch (error) {
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: "Anahtar iptal edilemedi" });
    }
    if (isHere()) onClose();
  };
  return (
    <ConfirmDialog
      title={`“${token.name}” iptal edilsin mi?`}
      confirm="İptal et"
      danger
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      Bu anahtarı kullanan betikler hemen çalışmaz olur. Bu işlem geri alınamaz.
    </ConfirmDialog>
  );
}

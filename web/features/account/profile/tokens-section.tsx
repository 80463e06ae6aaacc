import { cannotUndo } from "#words/shared-sentences";
import { useState } from "react";
import type { NewTokenReply, PersonalToken } from "#protocol/http/replies/tokens";
import { tokens } from "#api/account-api";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useLoaded } from "#screens/use-loaded";
import { useNow } from "#ui/use/use-now";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "#screens/action-dialog.tsx";
import * as styles from "./profile.module.css";
import { NewTokenDialog } from "./new-token-dialog";
import { OwnList, OwnRow, OwnRows } from "./own-rows";
import { ReadyToken } from "./ready-token";
import { lineOf } from "./token-words";

/** Keys that a teacher's own scripts use for the API. */
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

type Asked = { readonly is: "new" } | { readonly is: "end"; readonly of: PersonalToken };

function Tokens({ first }: { readonly first: readonly PersonalToken[] }) {
  const now = useNow(60_000);
  const [list, setList] = useState(first);
  const { asked, ask, close } = useOpenDialog<Asked>();
  const [ready, setReady] = useState<NewTokenReply | null>(null);
  const made = (reply: NewTokenReply) => {
    setList((now) => [reply.personal_token, ...now]);
    close();
    setReady(reply);
  };
  return (
    <>
      {list.length > 0 && (
        <OwnRows label="API anahtarları">
          {list.map((token) => (
            <OwnRow key={token.id} icon="lock" name={token.name} line={lineOf(token, now)} isWide>
              <Button
                variant="alt"
                aria-label={`${token.name}: İptal et`}
                onClick={() => ask({ is: "end", of: token })}
              >
                İptal et
              </Button>
            </OwnRow>
          ))}
        </OwnRows>
      )}
      <Button variant="alt" icon="plus" onClick={() => ask({ is: "new" })}>
        Anahtar oluştur
      </Button>
      {asked?.is === "new" && <NewTokenDialog onMade={made} onClose={close} />}
      {ready && <ReadyToken {...ready} onClose={() => setReady(null)} />}
      {asked?.is === "end" && (
        <EndToken
          token={asked.of}
          onEnded={() => setList((now) => now.filter(({ id }) => id !== asked.of.id))}
          onClose={close}
        />
      )}
    </>
  );
}

type EndProps = { readonly token: PersonalToken; readonly onEnded: () => void; readonly onClose: () => void };

function EndToken({ token, onEnded, onClose }: EndProps) {
  return (
    <ActionDialog
      title={`“${token.name}” iptal edilsin mi?`}
      confirm="İptal et"
      danger
      failed="Anahtar iptal edilemedi"
      run={() => tokens.end(token.id)}
      done="Anahtar iptal edildi."
      onDone={onEnded}
      onClose={onClose}
    >
      Bu anahtarı kullanan betikler hemen çalışmaz olur. {cannotUndo}
    </ActionDialog>
  );
}
